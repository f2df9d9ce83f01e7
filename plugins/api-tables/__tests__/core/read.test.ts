import type { Member, Reference } from '../../node/core/reference';
import { asComponent, asHook, readLibrary } from './library';

let library: Record<string, Reference> = {};
beforeAll(() => {
  library = readLibrary();
}, 60_000);

/** `name*: type = default (where it was found) | description`. */
function show({ name, required, type, default: value, defaultFrom, description }: Member): string {
  const given = value === undefined ? '' : ` = ${value} (${defaultFrom ?? '?'})`;
  return `${name}${required ? '*' : ''}: ${type.text}${given} | ${description}`;
}

function row(members: Member[], name: string): Member {
  const found = members.find((member) => member.name === name);
  if (!found) {
    throw new Error(`Expected a row ${name}, found ${members.map((m) => m.name).join(', ')}.`);
  }
  return found;
}

test('components and hooks are found; contexts, constants, classes and types are not', () => {
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
  test('its rows, in the order of the types', () => {
    expect(asComponent(library.Panel).props.map(show)).toEqual([
      'title*: string | The title.',
      'children: ReactNode | ',
      "tone: 'calm' | 'loud' = 'calm' (code) | How it looks.",
      "tones: ('calm' | 'loud')[] | Several tones.",
      "side: 'top of the whole page' | 'right of the whole page' | 'bottom of the whole page' | … | Four values.",
      'width: number | string = 320 (code) | The comment is wrong about the default.',
      'frame: PanelFrame | null = {} (comment) | Only the comment knows the default.',
      'nothing: string | ',
      'onClose: (reason, event, details?) => boolean | Promise<boolean> | Called with what happened.',
      'size: number | The old width.',
      'slots: PanelSlots | Replaceable parts.',
      'slotProps: { header?: PanelHeaderProps; footer?: StackProps; body?: {} } | Their props.',
      'classes: Partial<PanelClasses> | Class names.',
    ]);
  });

  test('a shortened type is there whole, and declarations of what it names', () => {
    const { props } = asComponent(library.Panel);
    expect(row(props, 'onClose').type).toMatchObject({
      whole:
        "onClose: (reason: 'escape' | 'button', event: Event, details?: PanelFrame) => boolean | Promise<boolean>",
      declarations: expect.stringMatching(
        /^interface PanelFrame \{\n.*\/\*\* How thick it is. Default: 1. \*\/[\s\S]*\}\n\ntype PanelTone =/,
      ) as string,
    });
    expect(row(props, 'tone').type.declarations).toBeUndefined();
    // Their tables say more.
    expect(row(props, 'slots').type.declarations).toBeUndefined();
  });

  test('remarks on values, parameters and the returned value', () => {
    const { props } = asComponent(library.Panel);
    expect(row(props, 'tone').notes).toEqual([
      { term: "'calm'", text: 'Grey.' },
      { term: "'loud'", text: 'Red.' },
    ]);
    expect(row(props, 'onClose').notes).toEqual([
      { term: 'reason', text: 'Why it closed.' },
      { term: 'event', text: 'What closed it.' },
      { term: 'returns', text: 'Whether it may.' },
    ]);
  });

  test('deprecation says what to use instead', () => {
    expect(row(asComponent(library.Panel).props, 'size').deprecated).toBe(
      'Use [`width`](https://example.com/library/panel/#width) instead.',
    );
  });

  test('slots, slot props and classes have tables; defaults of slots come from the code', () => {
    const { slots, slotProps, classes } = asComponent(library.Panel);
    expect(slots.map(show)).toEqual([
      'header: ElementType = PanelHeader (code) | The head.',
      'footer: JSXElementConstructor<StackProps> | null = null (code) | The foot.',
      'body: ElementType | ',
    ]);
    expect(slotProps.map(show)).toEqual([
      'header: PanelHeaderProps | ',
      'footer: StackProps | ',
      'body: {} | ',
    ]);
    expect(classes.map(show)).toEqual([
      '.FixPanel-root: string | Styles applied to the root element.',
    ]);
  });

  test('types lead to what explains them', () => {
    const { slotProps } = asComponent(library.Panel);
    expect(row(slotProps, 'header').type.links).toEqual({ PanelHeaderProps: 'export:PanelHeader' });
    expect(row(slotProps, 'footer').type.links.StackProps).toMatch(
      /^https:\/\/.*mui\.com\/material-ui\/api\/stack\/$/,
    );
  });

  test('description, demos, imports and source', () => {
    expect(library.Panel).toMatchObject({
      description: 'A panel with a `head`.',
      demos: [{ title: 'Panel', url: 'https://example.com/library/panel/' }],
      modules: ['@fixture/library/Panel', '@fixture/library'],
      sourceUrl:
        'https://github.com/example/library/blob/v1.2.3/packages/library/src/Panel/Panel.tsx',
    });
    expect(library.useTotal?.sourceUrl).toBe(
      'https://github.com/example/library/tree/v1.2.3/packages/library/src/useTotal',
    );
  });

  test('a re-exported alias has the props of the original under its own name', () => {
    const { name, props } = asComponent(library.Card);
    expect(name).toBe('Card');
    expect(props).toHaveLength(asComponent(library.Panel).props.length);
  });

  test('forwardRef with an intersection: own props listed, foreign ones summarised', () => {
    const header = asComponent(library.PanelHeader);
    expect(header.props.map(show)).toEqual(["text*: string = 'Panel' (code) | The text."]);
    expect(header.inherits).toEqual([
      {
        type: 'StackProps',
        of: 'Stack',
        package: '@mui/material',
        url: expect.stringMatching(/\/material-ui\/api\/stack\/$/) as string,
      },
    ]);
    expect(header.description).toBe('Slipped to the declaration below.');
  });

  test('generics: as they are written, with the type that the compiler finds where it differs', () => {
    expect(asComponent(library.Items).props.map(show)).toEqual([
      "source*: ItemSource<T> & Required<Pick<ItemSource<T>, 'load'>> | Where they come from.",
      'renderItem: (item: T) => ReactNode | Draws one.',
      'value*: string | null = null (code) | What is chosen.',
      'onChange: (value: string | null) => void | Called with a choice.',
    ]);
  });
});

describe('a hook', () => {
  test('signatures and parameters of all overloads', () => {
    const { signatures, parameters, description } = asHook(library.useTotal);
    expect(description).toBe('Adds up.');
    expect(signatures.split('\n\n')).toEqual([
      'function useTotal(key: string): Total;',
      'function useTotal<T>(key: string | null, options: TotalOptions): Total;',
    ]);
    expect(parameters.map(show)).toEqual([
      'key*: string\nstring | null | Where the total is kept.',
      'options*: TotalOptions | More.',
    ]);
  });

  test('what it returns, with the comments of functions that have a named type', () => {
    const { returns } = asHook(library.useTotal);
    expect(returns.type).toEqual({ text: 'Total', links: {} });
    expect(returns.description).toBe('The total so far.');
    expect(returns.members.map(show)).toEqual(['value: number | ', 'add: Add | Adds an amount.']);
    expect(returns.members[1]?.notes).toEqual([
      { term: 'amount', text: 'How much.' },
      { term: 'returns', text: 'The new total.' },
    ]);
  });

  test('the other types that it takes and gives', () => {
    const { types } = asHook(library.useTotal);
    expect(types.map(({ name, members }) => [name, members.map(show)])).toEqual([
      ['Add', []],
      ['TotalOptions', ['digits: number | Digits after the point.']],
    ]);
  });
});
