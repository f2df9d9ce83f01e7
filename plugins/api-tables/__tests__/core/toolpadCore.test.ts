/** Tests the API reference with the installed versions of Toolpad Core. */
import fs from 'node:fs';
import path from 'node:path';
import { type Descriptions, readPackages, addDescriptions } from '../../node/core/readReferences';
import descriptions from '../../node/core/descriptions.json';
import { findPackage } from '../../node/core/references';
import { CORRECTIONS } from '../../node/core/read/corrections';
import type { ComponentReference, Member, Reference, References } from '../../node/core/reference';
import { findApiPages, type PackageOption } from '../../node/core/options';

const SITE_DIR = path.resolve(__dirname, '../../../..');

/** Creates a function that asserts the kind of a reference and narrows its type. */
const expectKind =
  <Kind extends Reference['kind']>(kind: Kind) =>
  (reference: Reference | undefined): Extract<Reference, { kind: Kind }> => {
    if (reference?.kind !== kind) {
      throw new Error(`Expected a ${kind}, found ${reference?.kind ?? 'nothing'}.`);
    }
    return reference as Extract<Reference, { kind: Kind }>;
  };

const expectComponent = expectKind('component');
const expectHook = expectKind('hook');

/** Finds an installed version, whose alias depends on the version that the site documents. */
function findVersion(version: string): PackageOption {
  const folders = fs.readdirSync(path.join(SITE_DIR, 'node_modules/@toolpad'));
  const alias = folders
    .map((folder) => `@toolpad/${folder}`)
    .find((name) => {
      const file = path.join(SITE_DIR, 'node_modules', name, 'package.json');
      const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as PackageOption;
      return manifest.name === '@toolpad/core' && manifest.version === version;
    });
  return { name: '@toolpad/core', version, alias };
}

const CURRENT_PACKAGE = findVersion('0.15.0');

/** The next version. It exports a component and a hook that already have pages, but aren't in the documented version. */
const NEXT_PACKAGE = findVersion('0.16.0');
const NEXT_EXPORTS = ['DashboardHeader', 'useNavigation'];

const pages = findApiPages(path.join(SITE_DIR, 'docs-toolpad-core'), '/core/').map(
  ({ name }) => name,
);
const components = pages.filter((name) => !name.startsWith('use'));
const currentComponents = components.filter((name) => !NEXT_EXPORTS.includes(name));

let current: References = {};
let next: References = {};
beforeAll(() => {
  const packages = [CURRENT_PACKAGE, NEXT_PACKAGE].map((option) => findPackage(SITE_DIR, option));
  [current = {}, next = {}] = readPackages(packages);
}, 120_000);

it('finds the pages of all 26 components and 6 hooks', () => {
  expect(components).toHaveLength(26);
  expect(pages).toHaveLength(32);
  const missing = pages.filter((name) => !Object.hasOwn(current, name));
  expect(missing.sort()).toEqual(NEXT_EXPORTS);
  expect(NEXT_EXPORTS.filter((name) => !Object.hasOwn(next, name))).toEqual([]);
});

it('lists the 107 props of 25 components, and the props of a component that only the next version exports', () => {
  const props = currentComponents.flatMap((name) => expectComponent(current[name]).props);
  expect(currentComponents).toHaveLength(25);
  expect(props).toHaveLength(107);
  expect(expectComponent(next.DashboardHeader).props.map(({ name }) => name)).toEqual([
    'branding',
    'menuOpen',
    'onToggleMenu',
    'hideMenuButton',
    'slots',
    'slotProps',
  ]);
});

it('includes a signature for each hook, and a section for each type in its return value', () => {
  const hooks = pages.filter((name) => name.startsWith('use'));
  expect(hooks).toHaveLength(6);
  for (const name of hooks) {
    const hook = expectHook(current[name] ?? next[name]);
    expect(hook.signatures).toContain(`function ${name}`);
    for (const target of Object.values(hook.returns.type.links)) {
      expect(hook.types.map((type) => `#type-${type.name}`)).toContain(target);
    }
  }
});

it('contains no types that the compiler truncated or couldn’t resolve', () => {
  const rows = components.flatMap((name) => {
    const { props, slots, slotProps } = expectComponent(current[name] ?? next[name]);
    return [...props, ...slots, ...slotProps].map((row) => `${name}.${row.name}: ${row.type.text}`);
  });
  expect(rows.filter((row) => /: any$|\.\.\. \d+ more|__type/.test(row))).toEqual([]);
});

describe('defaults', () => {
  const getDefault = (rows: Member[], name: string): string | undefined => {
    const row = rows.find((member) => member.name === name);
    return row?.default;
  };

  it('takes the default from the code', () => {
    const { props, slots } = expectComponent(current.DashboardLayout);
    expect(getDefault(props, 'sidebarExpandedWidth')).toBe('320');
    expect(getDefault(slots, 'toolbarActions')).toBe('ToolbarActions');
    expect(getDefault(expectComponent(current.DialogsProvider).props, 'unmountAfter')).toBe('1000');
  });

  it('prefers the default in the code to a different one in the comment', () => {
    const { slots } = expectComponent(current.SignInPage);
    // The comment says `FormControlLabel`, but 0.15.0 doesn't render it by default.
    expect(getDefault(slots, 'rememberMe')).toBe('null');
    expect(getDefault(expectComponent(current.Account).slots, 'signInButton')).toBe('SignInButton');
  });

  it('takes the default from the comment if the code has none', () => {
    expect(getDefault(expectComponent(current.Crud).props, 'initialPageSize')).toBe('100');
  });

  it.each([
    ['DashboardLayout', 'navigation'],
    ['DashboardSidebarPageItem', 'selected'],
  ])('omits the computed default of the %s prop %s', (component, prop) => {
    expect(getDefault(expectComponent(current[component]).props, prop)).toBeUndefined();
  });
});

describe('descriptions', () => {
  const getComponents = (): ComponentReference[] =>
    components.map((name) => expectComponent(current[name] ?? next[name]));

  const siteDescriptions = descriptions as Descriptions;
  /** Returns the rows without a description, such as `Account.props.slots`. */
  const findUndescribedRows = (component: ComponentReference): string[] =>
    (['props', 'slots', 'slotProps'] as const).flatMap((table) =>
      component[table]
        .filter(({ description }) => !description)
        .map(({ name }) => `${component.name}.${table}.${name}`),
    );

  it('describes every row after adding the site’s descriptions', () => {
    const missing = getComponents().flatMap((component) =>
      findUndescribedRows(addDescriptions(component, siteDescriptions) as ComponentReference),
    );
    expect(missing).toEqual([]);
  });

  it('finds a row without a description for every entry in descriptions.json', () => {
    const needed = new Set(getComponents().flatMap(findUndescribedRows));
    const written = Object.entries(siteDescriptions).flatMap(([component, tables]) =>
      Object.entries(tables).flatMap(([table, rows]) =>
        Object.keys(rows).map((name) => `${component}.${table}.${name}`),
      ),
    );
    expect(written.filter((row) => !needed.has(row))).toEqual([]);
  });
});

describe('corrections of the package’s comments', () => {
  it.each(CORRECTIONS.map(({ file, wrong, right }) => [wrong, right, file]))(
    'finds “%s” exactly once in both versions, and applies the correction',
    (wrong, right, file) => {
      for (const option of [CURRENT_PACKAGE, NEXT_PACKAGE]) {
        const { directory } = findPackage(SITE_DIR, option);
        const text = fs.readFileSync(path.join(directory, file), 'utf8');
        expect(text.split(wrong)).toHaveLength(2);
      }
      const correction = JSON.stringify(right.replace('@returns ', '')).slice(1, -1);
      expect(JSON.stringify(current)).toContain(correction);
    },
  );
});

it('includes a note for each overload of a function, and then the parameters in call order', () => {
  const open = expectHook(current.useDialogs).returns.members.find(({ name }) => name === 'open');
  expect(open?.description).toBe('');
  expect(open?.notes.map(({ term }) => term)).toEqual([
    'open(Component, payload?, options?)',
    'open(Component, payload, options?)',
    'Component',
    'payload',
    'options',
  ]);
});

it('includes defaults in the declaration of a type that has no table', () => {
  const { props } = expectComponent(current.List);
  const { type } = props.find(({ name }) => name === 'dataSourceCache') ?? {};
  const text = (type?.declarations ?? '').replace(/[\s*]+/g, ' ');
  expect(text).toContain('Default: 300000 (5 minutes).');
});
