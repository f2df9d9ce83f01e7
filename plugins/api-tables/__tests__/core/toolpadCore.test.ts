/** The reference of the real packages, against answers that the compiler gives by another path. */
import fs from 'node:fs';
import path from 'node:path';
import { type Descriptions, readPackages, withDescriptions } from '../../node/core/readReferences';
import descriptions from '../../node/core/descriptions.json';
import { findPackage } from '../../node/core/references';
import { CORRECTIONS } from '../../node/core/read/corrections';
import type { ComponentReference, Member, References } from '../../node/core/reference';
import { apiPages } from '../../node/core/options';
import { propsByCompiler } from './compiler';
import { asComponent, asHook } from './library';

const SITE_DIR = path.resolve(__dirname, '../../../..');

const CURRENT = { name: '@toolpad/core', version: '0.15.0' };

/** The version that has the two exports of the tree which the current one lacks. */
const NEXT = {
  name: '@toolpad/core',
  version: '0.16.0',
  alias: '@toolpad/core-next',
  // Before the alias is in package.json, or to try another build.
  ...(process.env.TOOLPAD_CORE_NEXT && { directory: process.env.TOOLPAD_CORE_NEXT }),
};
const ONLY_NEXT = ['DashboardHeader', 'useNavigation'];

const pages = apiPages(path.join(SITE_DIR, 'docs-toolpad-core'), '/core/').map(({ name }) => name);
const components = pages.filter((name) => !name.startsWith('use'));
const currentComponents = components.filter((name) => !ONLY_NEXT.includes(name));

let current: References = {};
let next: References = {};
beforeAll(() => {
  const packages = [CURRENT, NEXT].map((option) => findPackage(SITE_DIR, option));
  [current = {}, next = {}] = readPackages(packages);
}, 120_000);

function real(option: typeof CURRENT): string {
  return fs.realpathSync(findPackage(SITE_DIR, option).directory);
}

test('the tree has 26 components and 6 hooks, and each is exported', () => {
  expect(components).toHaveLength(26);
  expect(pages).toHaveLength(32);
  const missing = pages.filter((name) => !Object.hasOwn(current, name));
  expect(missing.sort()).toEqual(ONLY_NEXT);
  expect(ONLY_NEXT.filter((name) => !Object.hasOwn(next, name))).toEqual([]);
});

test('each component lists the props that the compiler reports, 107 in all', () => {
  const expected = propsByCompiler(real(CURRENT), currentComponents);
  expect(expected.size).toBe(25);
  const listed = currentComponents.map((name): [string, string[]] => [
    name,
    asComponent(current[name])
      .props.map((prop) => prop.name)
      .sort(),
  ]);
  expect(new Map(listed)).toEqual(expected);
  const total = listed.reduce((sum, [, props]) => sum + props.length, 0);
  console.info(
    `${total} own props of ${listed.length} components:`,
    listed.map(([name, props]) => `${name} ${props.length}`).join(', '),
  );
  expect(total).toBe(107);
}, 60_000);

test('the component that only the next version has lists its props too', () => {
  const expected = propsByCompiler(real(NEXT), ['DashboardHeader']);
  expect(
    asComponent(next.DashboardHeader)
      .props.map((prop) => prop.name)
      .sort(),
  ).toEqual(expected.get('DashboardHeader'));
}, 60_000);

test('every hook has a signature, and types that lead somewhere', () => {
  const hooks = pages.filter((name) => name.startsWith('use'));
  expect(hooks).toHaveLength(6);
  for (const name of hooks) {
    const hook = asHook(current[name] ?? next[name]);
    expect(hook.signatures).toContain(`function ${name}`);
    for (const target of Object.values(hook.returns.type.links)) {
      expect(hook.types.map((type) => `type:${type.name}`)).toContain(target);
    }
  }
});

test('no type is lost: none is shown as the compiler’s last resort', () => {
  const rows = components.flatMap((name) => {
    const { props, slots, slotProps } = asComponent(current[name] ?? next[name]);
    return [...props, ...slots, ...slotProps].map((row) => `${name}.${row.name}: ${row.type.text}`);
  });
  expect(rows.filter((row) => /: any$|\.\.\. \d+ more|__type/.test(row))).toEqual([]);
});

describe('defaults', () => {
  const value = (rows: Member[], name: string): string | undefined => {
    const row = rows.find((member) => member.name === name);
    return row?.default && `${row.default} (${row.defaultFrom ?? '?'})`;
  };

  test('come from the code where it has them', () => {
    const { props, slots } = asComponent(current.DashboardLayout);
    expect(value(props, 'sidebarExpandedWidth')).toBe('320 (code)');
    expect(value(slots, 'toolbarActions')).toBe('ToolbarActions (code)');
    expect(value(asComponent(current.DialogsProvider).props, 'unmountAfter')).toBe('1000 (code)');
  });

  test('follow the code where a comment was forgotten', () => {
    const { slots } = asComponent(current.SignInPage);
    // The comment says `FormControlLabel`; 0.15.0 no longer shows it by default.
    expect(value(slots, 'rememberMe')).toBe('null (code)');
    expect(value(asComponent(current.Account).slots, 'signInButton')).toBe('SignInButton (code)');
  });

  test('come from comments where the code has none', () => {
    expect(value(asComponent(current.Crud).props, 'initialPageSize')).toBe('100 (comment)');
  });

  it.each([
    ['DashboardLayout', 'branding'],
    ['DashboardLayout', 'navigation'],
    ['DashboardSidebarPageItem', 'expanded'],
    ['DashboardSidebarPageItem', 'selected'],
  ])('are left out where %s takes %s from what is around it', (component, prop) => {
    expect(value(asComponent(current[component]).props, prop)).toBeUndefined();
  });
});

describe('descriptions', () => {
  const shown = (): ComponentReference[] =>
    components.map((name) => asComponent(current[name] ?? next[name]));

  test('13 props have none in the package', () => {
    const bare = currentComponents.flatMap((name) =>
      asComponent(current[name]).props.filter(({ description }) => !description),
    );
    expect(bare).toHaveLength(13);
  });

  const ours = descriptions as Descriptions;
  /** The rows that have no description, as `Account.props.slots`. */
  const undescribed = (component: ComponentReference): string[] =>
    (['props', 'slots', 'slotProps'] as const).flatMap((table) =>
      component[table]
        .filter(({ description }) => !description)
        .map(({ name }) => `${component.name}.${table}.${name}`),
    );

  test('every row of every page has one', () => {
    const missing = shown().flatMap((component) =>
      undescribed(withDescriptions(component, ours) as ComponentReference),
    );
    expect(missing).toEqual([]);
  });

  test('none of ours is of a row that does not exist, or that the package describes by now', () => {
    const needed = new Set(shown().flatMap(undescribed));
    const written = Object.entries(ours).flatMap(([component, tables]) =>
      Object.entries(tables).flatMap(([table, rows]) =>
        Object.keys(rows).map((name) => `${component}.${table}.${name}`),
      ),
    );
    expect(written.filter((row) => !needed.has(row))).toEqual([]);
  });
});

describe('corrections of the package’s comments', () => {
  it.each(CORRECTIONS.map(({ file, wrong, right }) => [wrong, right, file]))(
    'finds “%s” once in both versions',
    (wrong, right, file) => {
      for (const option of [CURRENT, NEXT]) {
        const { directory } = findPackage(SITE_DIR, option);
        const text = fs.readFileSync(path.join(directory, file), 'utf8');
        expect(text.split(wrong)).toHaveLength(2);
      }
      const said = right.replace('@returns ', '');
      const isSaid = JSON.stringify(current).includes(JSON.stringify(said).slice(1, -1));
      expect(isSaid).toBe(true);
    },
  );
});

it('shows overloads of a function apart, with the parameters in the order of a call', () => {
  const open = asHook(current.useDialogs).returns.members.find(({ name }) => name === 'open');
  expect(open?.description).toBe('');
  expect(open?.notes.map(({ term }) => term)).toEqual([
    'open(Component, payload?, options?)',
    'open(Component, payload, options?)',
    'Component',
    'payload',
    'options',
  ]);
});

it('keeps the default in the declaration of a type without a table', () => {
  const { props } = asComponent(current.List);
  const { type } = props.find(({ name }) => name === 'dataSourceCache') ?? {};
  const text = (type?.declarations ?? '').replace(/[\s*]+/g, ' ');
  expect(text).toContain('Default: 300000 (5 minutes).');
});
