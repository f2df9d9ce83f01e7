import path from 'node:path';
import { type Declares, readVersions, type Version } from '../../../scripts/lib/features/declared';
import { LIBRARY } from '../api-tables/core/library';

/** A version that has its modules in a folder, and less in them. */
const EARLY: Version = { version: '1.0.0', directory: path.join(__dirname, 'fixtures/early') };

/** Where it shows, and whether the early version has it. */
const FOUND: [what: string, address: string, isEarly: boolean][] = [
  ['a function component', 'Panel/Panel', true],
  ['a component of forwardRef', 'Panel/PanelHeader', false],
  ['a component under another name', 'Panel/Card', false],
  ['a constant', 'Panel/PANEL_WIDTH', false],
  ['a hook', 'useTotal/useTotal', false],
  ['an exported type', 'Panel/PanelFrame', true],
  ['a prop', 'Panel/Panel.title', true],
  ['a prop that came later', 'Panel/Panel.onClose', false],
  ['a prop of the other name', 'Panel/Card.onClose', false],
  ['a prop of forwardRef beside others’', 'Panel/PanelHeader.text', false],
  ['a prop of a generic component', 'Items/Items.source', false],
  ['a prop that an interface extends', 'Items/Items.onChange', false],
  ['a slot', 'Panel/Panel.slots.header', false],
  ['a member of a prop that may be null', 'Panel/Panel.frame.tone', false],
  ['a prop of a slot', 'Panel/Panel.slotProps.header.text', false],
  ['a member of a type', 'Panel/PanelFrame.width', true],
  ['a literal', 'Panel/PanelTone.calm', true],
  ['a literal that came later', 'Panel/PanelTone.loud', false],
];

const NOT_FOUND: [what: string, address: string][] = [
  ['a module', 'Nothing/Panel'],
  ['an export', 'Panel/Nothing'],
  ['a type that is not exported', 'Panel/HeaderOwnProps'],
  ['a prop', 'Panel/Panel.nothingElse'],
  ['a prop taken over from others', 'Panel/PanelHeader.direction'],
  ['a prop that Omit took', 'Panel/PanelHeader.title'],
  ['a slot', 'Panel/Panel.slots.nothing'],
  ['a member of a word', 'Panel/PanelTone.calm.loud'],
  ['a literal', 'Panel/PanelTone.quiet'],
  ['a name', 'Panel/'],
  ['an address', ''],
];

let early: Declares | undefined;
let late: Declares | undefined;
beforeAll(() => {
  const addresses = [...FOUND, ...NOT_FOUND].map(([, address]) => address);
  [early, late] = readVersions([EARLY, LIBRARY], addresses);
});

test.each(FOUND)('%s is found: %s (in the early version: %p)', (_what, address, isEarly) => {
  expect(late?.(address)).toBe(true);
  expect(early?.(address)).toBe(isEarly);
});

test.each(NOT_FOUND)('%s that is not there is not found: %s', (_what, address) => {
  expect(late?.(address)).toBe(false);
});

test('a literal is found beside any text, which the compiler would make of it', () => {
  expect(early?.('Panel/PanelTone.calm')).toBe(true);
});
