import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Compiler } from '../compile';
import { findMistakes } from '../mistakes';
import { addLinkedFiles, collectBlocks } from '../projects';

jest.mock('../../../package.json', () => ({ dependencies: { '@toolpad/core': '1.0.0' } }));
jest.mock('../workspace/package.json', () => ({
  dependencies: { '@toolpad/core-next': 'npm:@toolpad/core@2.0.0' },
}));

/** Fake versions of the packages that the blocks import. */
const PACKAGES = {
  'node_modules/vite/client.d.ts': '',
  'node_modules/@types/node/index.d.ts': '',
  'node_modules/@toolpad/core/Crud.d.ts': 'export declare const rows: number;',
  'node_modules/@toolpad/core-next/Crud.d.ts': 'export declare const rows: string;',
};

let folder: string;
let compiler: Compiler;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compile-test-'));
  for (const [file, text] of Object.entries(PACKAGES)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  compiler = new Compiler(folder);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const createBlock = (meta: string, ...code: string[]): string =>
  ['```' + meta, ...code, '```'].join('\n');

const LINKED_PAGE = collectBlocks({
  path: 'docs/linked.mdx',
  text: [
    createBlock('ts title="src/one.ts"', "import { two } from './two';", 'export const one = two;'),
    createBlock('ts title="src/two.ts"', 'export const two = 2;'),
  ].join('\n'),
});

/** Returns the mistakes on a page, each as its block number, line, and message. */
const compileBlocks = (...blocks: string[]) => {
  const page = collectBlocks({ path: 'docs/a.mdx', text: blocks.join('\n') });
  addLinkedFiles(page, new Map([['docs/linked.mdx', LINKED_PAGE]]));
  return findMistakes(page, compiler.compile(page.states)).map(
    ({ number, line, message }) => `${number} ${line} ${message}`,
  );
};

describe('the compiler', () => {
  const EXPORT_A = createBlock('ts title="a.ts"', 'export const a = 1;');
  const USE_A = createBlock('ts title="b.ts"', "import { a } from './a.ts';", 'export default a;');
  const WRONG_A = createBlock('ts title="a.ts"', 'export const a: string = 1;');

  it.each([
    ['a type mismatch', ['export const a: string = 1;'], 1, 'not assignable'],
    ['an unused local', ['export {};', 'const a = 1;'], 2, 'never read'],
    ['a missing package', ["import 'x';", "import a from 'y';", 'a;'], 2, "'y'"],
    [
      'a type imported as a value',
      ["import { T } from './t.ts';", 'export type A = T;'],
      1,
      "'T' is a type",
    ],
    ['invalid syntax', ['export const a = ;'], 1, 'Expression expected'],
  ])('reports %s, with its line on the page', (_, code, line, message) => {
    const found = compileBlocks(
      createBlock('ts title="src/t.ts"', 'export type T = 1;'),
      'Text\n',
      createBlock('ts title="src/a.ts"', ...code),
    );
    expect(found).toEqual([expect.stringMatching(new RegExp(`^2 ${6 + line} .*${message}`))]);
  });

  it.each([
    ['resolves an import from another block', [EXPORT_A, USE_A], []],
    [
      'resolves an import of a file of a linked page',
      [
        '[Linked](linked.mdx#one)',
        createBlock('ts title="src/b.ts"', "import { one } from './one';", 'export default one;'),
      ],
      [],
    ],
    [
      'reports an import of a file of a page without a link to it',
      [createBlock('ts title="src/b.ts"', "import { one } from './one';", 'export default one;')],
      [/Cannot find module/],
    ],
    ['reports a mistake in several stages only once', [WRONG_A, USE_A, USE_A], [/^1 2 /]],
    [
      'reports a block that conflicts with a later one',
      [EXPORT_A, USE_A, createBlock('ts title="a.ts"', 'export const b = 1;')],
      [/^2 5 .*no exported member 'a'/],
    ],
    [
      'accepts a block that compiles only together with a later one',
      [createBlock('ts title="a.ts"', 'export const b = 1;'), USE_A, EXPORT_A],
      [],
    ],
    [
      'reports a mistake in a block that a later one replaces',
      [WRONG_A, EXPORT_A],
      [/^1 2 .*not assignable/],
    ],
    [
      'reports a mistake in a JavaScript file',
      [createBlock('js title="a.mjs"', '(1).toFixd();')],
      [/'toFixd'/],
    ],
    [
      'ignores other languages',
      [createBlock('bash', 'ls'), createBlock('json title="a.json"', '{')],
      [],
    ],
    [
      'compiles an unnamed block in only one state',
      [createBlock('tsx', "import { a } from '../a.ts';", 'a;'), EXPORT_A, WRONG_A, EXPORT_A],
      [/^3 /],
    ],
  ])('%s', (_, blocks, mistakes) => {
    expect(compileBlocks(...blocks)).toEqual(
      mistakes.map((one): unknown => expect.stringMatching(one)),
    );
  });

  it.each([
    ['toolpad/resources/a.ts', ["1 2 Cannot find name 'document'."]],
    ['src/a.ts', []],
  ])('compiles %s with the global types of its runtime', (file, mistakes) => {
    const found = compileBlocks(
      createBlock(`ts title="${file}"`, 'export const title = document.title;'),
    );
    expect(found.map((mistake) => mistake.replace(/'\. .*/s, "'."))).toEqual(mistakes);
  });

  it('compiles a block against the package version in its meta string', () => {
    const code = ["import { rows } from '@toolpad/core/Crud';", 'export const a: string = rows;'];
    expect(compileBlocks(createBlock('ts package="2.0.0"', ...code))).toEqual([]);
    expect(compileBlocks(createBlock('ts', ...code))).toHaveLength(1);
    expect(() => compileBlocks(createBlock('ts package="3.0.0"', ...code))).toThrow('3.0.0');
  });

  it('resolves @/ from the project’s folder, with and without src', () => {
    const use = createBlock(
      'ts title="app/page.ts"',
      "import { a } from '@/lib/a';",
      'export default a;',
    );
    expect(compileBlocks(createBlock('ts title="lib/a.ts"', 'export const a = 1;'), use)).toEqual(
      [],
    );
    expect(
      compileBlocks(createBlock('ts title="src/lib/a.ts"', 'export const a = 1;'), use),
    ).toEqual([]);
    expect(compileBlocks(use)).toHaveLength(1);
  });

  it.each([
    ['the state of the page', ['orders.rows.filter((order) => order.open).length']],
    [
      'the statements of an event',
      ['await save.call({ id: grid.selection.id });', 'grid.selection = null;'],
    ],
    ['a transform', ['return data.items.map((item) => item.id);']],
    ['available globals', ['new Intl.NumberFormat("en").format(Number(total.value))']],
  ])('accepts a Studio expression with %s', (_, code) => {
    expect(compileBlocks(createBlock('js', ...code))).toEqual([]);
  });

  it.each([
    ['an unknown property', ['orders.data;', 'grid.selektion;'], 2, "'selektion' does not"],
    ['an unavailable global', ['fetch("/")'], 1, 'undefined'],
    ['an unknown method', ['"a".shout()'], 1, "'shout' does not exist"],
    ['broken syntax', ['orders.data ? 1'], 2, "':' expected"],
  ])('reports %s in a Studio expression', (_, code, line, message) => {
    const [found] = compileBlocks(createBlock('js', ...code));
    expect(found).toMatch(new RegExp(`^1 ${1 + line} .*${message}`));
  });
});

describe('collectBlocks', () => {
  it.each(['ts', 'bash'])(
    'skips a %s block if its no-check attribute contains a reason',
    (language) => {
      const text = createBlock(`${language} no-check="needs a bank"`, 'a');
      const { checked, total, unchecked } = collectBlocks({ path: 'docs/a.mdx', text });
      expect({ checked, total }).toEqual({ checked: 0, total: 1 });
      expect(unchecked).toEqual([{ page: 'docs/a.mdx', line: 2, reason: 'needs a bank' }]);
    },
  );

  it.each([
    ["declare module '@toolpad/core' {}", true],
    ['declare global {}', true],
    ['declare const a: string;', false],
  ])('recognizes code that augments types: %s → %s', (code, augments) => {
    expect(collectBlocks({ path: 'docs/a.mdx', text: createBlock('ts', code) }).augments).toBe(
      augments,
    );
  });
});
