import type { Member, Reference } from '../../node/core/reference';
import { expectComponent, expectHook, readLibrary } from './library';

let library: Record<string, Reference> = {};
beforeAll(() => {
  library = readLibrary();
}, 60_000);

/** Formats a row: `name*: type = default | description`. */
function formatRow({ name, required, type, default: value, description }: Member): string {
  const given = value === undefined ? '' : ` = ${value}`;
  return `${name}${required ? '*' : ''}: ${type.text}${given} | ${description}`;
}

function getRow(members: Member[], name: string): Member {
  const found = members.find((member) => member.name === name);
  if (!found) {
    throw new Error(`Expected a row ${name}, found ${members.map((m) => m.name).join(', ')}.`);
  }
  return found;
}

it('reads components and hooks, but no contexts, constants, classes, or types', () => {
  expect(
    Object.entries(library)
      .map(([name, { kind }]) => `${name} ${kind}`)
      .sort(),
  ).toEqual([
    'Card component',
    'Items component',
    'Panel component',
    'PanelHeader component',
    'usePanelHeader hook',
    'useTotal hook',
  ]);
});

describe('a component', () => {
  it('has rows in the order of the type declaration', () => {
    expect(expectComponent(library.Panel).props.map(formatRow)).toEqual([
      'title*: string | The title.',
      'children: ReactNode | ',
      "tone: 'calm' | 'loud' = 'calm' | The tone.",
      "tones: ('calm' | 'loud')[] | A list of tones.",
      "side: 'top of the whole page' | 'right of the whole page' | 'bottom of the whole page' | … | Four values.",
      'width: number | string = 320 | The comment is wrong about the default.',
      'frame: PanelFrame | null = {} | Only the comment knows the default.',
      'nothing: string | ',
      'onClose: (reason, event, details?) => boolean | Promise<boolean> | Called when the panel closes.',
      'size: number | The old width.',
      'slots: PanelSlots | Replaceable parts.',
      'slotProps: { header?: PanelHeaderProps; footer?: StackProps; body?: {} } | Props for the slots.',
    ]);
  });

  it('includes the full form of a shortened type, and the declarations of the types in it', () => {
    const { props } = expectComponent(library.Panel);
    expect(getRow(props, 'onClose').type).toMatchObject({
      full: "onClose: (reason: 'escape' | 'button', event: Event, details?: PanelFrame) => boolean | Promise<boolean>",
      declarations: expect.stringMatching(
        /^interface PanelFrame \{\n.*\/\*\* The thickness. Default: 1. \*\/[\s\S]*\}\n\ntype PanelTone =/,
      ) as string,
    });
    expect(getRow(props, 'tone').type.declarations).toBeUndefined();
    // Slots have their own table.
    expect(getRow(props, 'slots').type.declarations).toBeUndefined();
  });

  it('includes notes on union values, and on a callback’s parameters and return value', () => {
    const { props } = expectComponent(library.Panel);
    expect(getRow(props, 'tone').notes).toEqual([
      { term: "'calm'", text: 'Gray.' },
      { term: "'loud'", text: 'Red.' },
    ]);
    expect(getRow(props, 'onClose').notes).toEqual([
      { term: 'reason', text: 'Why the panel closed.' },
      { term: 'event', text: 'The event that closed the panel.' },
      { term: 'returns', text: 'Whether the panel may close.' },
    ]);
  });

  it('includes the deprecation notice of a prop', () => {
    expect(getRow(expectComponent(library.Panel).props, 'size').deprecated).toBe(
      'Use [`width`](https://example.com/library/panel/#width) instead.',
    );
  });

  it('includes tables for slots and slot props, with defaults from the code', () => {
    const { slots, slotProps } = expectComponent(library.Panel);
    expect(slots.map(formatRow)).toEqual([
      'header: ElementType = PanelHeader | The header.',
      'footer: JSXElementConstructor<StackProps> | null = null | The footer.',
      'body: ElementType | ',
    ]);
    expect(slotProps.map(formatRow)).toEqual([
      'header: PanelHeaderProps | ',
      'footer: StackProps | ',
      'body: {} | ',
    ]);
  });

  it('links the types of props to their documentation', () => {
    const { slotProps } = expectComponent(library.Panel);
    expect(getRow(slotProps, 'header').type.links).toEqual({
      PanelHeaderProps: 'export:PanelHeader',
    });
    expect(getRow(slotProps, 'footer').type.links.StackProps).toMatch(
      /^https:\/\/.*mui\.com\/material-ui\/api\/stack\/$/,
    );
  });

  it('includes a description, demos, modules, and the URL of the source code', () => {
    expect(library.Panel).toMatchObject({
      description: 'A panel with a `header`.',
      demos: [{ title: 'Panel', url: 'https://example.com/library/panel/' }],
      modules: ['@fixture/library/Panel', '@fixture/library'],
      sourceUrl:
        'https://github.com/example/library/blob/v1.2.3/packages/library/src/Panel/Panel.tsx',
    });
    expect(library.useTotal?.sourceUrl).toBe(
      'https://github.com/example/library/tree/v1.2.3/packages/library/src/useTotal',
    );
  });

  it('includes the same props if it is exported under a second name', () => {
    const { name, props } = expectComponent(library.Card);
    expect(name).toBe('Card');
    expect(props).toHaveLength(expectComponent(library.Panel).props.length);
  });

  it('lists its own props, and links to the components whose props it also accepts', () => {
    const header = expectComponent(library.PanelHeader);
    expect(header.props.map(formatRow)).toEqual(["text*: string = 'Panel' | The text."]);
    expect(header.inherits).toEqual([
      {
        type: 'StackProps',
        component: 'Stack',
        package: '@mui/material',
        url: expect.stringMatching(/\/material-ui\/api\/stack\/$/) as string,
      },
    ]);
    expect(header.description).toBe('A comment above the wrong declaration.');
  });

  it('shows generic types as written, or the computed type if it differs', () => {
    expect(expectComponent(library.Items).props.map(formatRow)).toEqual([
      "source*: ItemSource<T> & Required<Pick<ItemSource<T>, 'load'>> | The source of the items.",
      'renderItem: (item: T) => ReactNode | Renders an item.',
      'value*: string | null = null | The selected value.',
      'onChange: (value: string | null) => void | Called with a choice.',
    ]);
  });
});

describe('a hook', () => {
  it('includes the signatures and the parameters of all overloads', () => {
    const { signatures, parameters, description } = expectHook(library.useTotal);
    expect(description).toBe('Adds up amounts.');
    expect(signatures.split('\n\n')).toEqual([
      'function useTotal(key: string): Total;',
      'function useTotal<T>(key: string | null, options: TotalOptions): Total;',
    ]);
    expect(parameters.map(formatRow)).toEqual([
      'key*: string\nstring | null | The key of the total.',
      'options*: TotalOptions | The options.',
    ]);
  });

  it('includes the return value, with the comments of named function types', () => {
    const { returns } = expectHook(library.useTotal);
    expect(returns.type).toEqual({ text: 'Total', links: {} });
    expect(returns.description).toBe('The total so far.');
    expect(returns.members.map(formatRow)).toEqual([
      'value: number | ',
      'add: Add | Adds an amount.',
    ]);
    expect(returns.members[1]?.notes).toEqual([
      { term: 'amount', text: 'The amount.' },
      { term: 'returns', text: 'The new total.' },
    ]);
  });

  it('includes the other types that its signature names', () => {
    const { types } = expectHook(library.useTotal);
    expect(types.map(({ name, members }) => [name, members.map(formatRow)])).toEqual([
      ['Add', []],
      ['TotalOptions', ['digits: number | The number of decimal places.']],
    ]);
  });
});
