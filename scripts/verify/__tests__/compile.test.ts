import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Compiler } from '../blocks/compile';
import { judgeStages } from '../blocks/judge';
import { blocksOfPage } from '../blocks/projects';

/** What stands for the packages that the blocks import. */
const PACKAGES = {
  'node_modules/vite/client.d.ts': '',
  'node_modules/@types/node/index.d.ts': '',
  'node_modules/@toolpad/core/Crud.d.ts': 'export declare const rows: number;',
  'node_modules/@toolpad/core-next/Crud.d.ts': 'export declare const rows: string;',
};

describe('the compiler of blocks', () => {
  let folder: string;
  /** One for all, for it keeps what it has read of the language's own declarations. */
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

  const compileWith = (used: Compiler, ...lines: string[]) => {
    const { stages } = blocksOfPage({ path: 'docs/a.mdx', text: lines.join('\n') });
    return judgeStages(stages, used.compile(stages)).map(
      ({ number, line, message }) => `${number} ${line} ${message}`,
    );
  };
  const compile = (...lines: string[]) => compileWith(compiler, ...lines);

  it('accepts what compiles', () => {
    const text = [
      ...['```ts title="src/a.ts"', "import { rows } from '@toolpad/core/Crud';", ''],
      ...['export const all: number = rows;', '```', ''],
      ...[
        '```ts title="src/b/c.ts"',
        "import { all } from '../a.ts';",
        'export default all;',
        '```',
      ],
    ];
    expect(compile(...text)).toEqual([]);
  });

  it.each([
    ['toolpad/resources/a.ts', ["1 2 Cannot find name 'document'."]],
    ['src/a.ts', []],
  ])('compiles %s with the global types of where it runs', (file, mistakes) => {
    const block = [`\`\`\`ts title="${file}"`, 'export const title = document.title;', '```'];

    expect(compile(...block).map((mistake) => mistake.replace(/'\. .*/s, "'."))).toEqual(mistakes);
  });

  it.each([
    ['a type that does not fit', ['export const a: string = 1;'], 1, 'not assignable'],
    ['a local that nobody reads', ['export {};', 'const a = 1;'], 2, 'never read'],
    ['a package that is not there', ["import 'x';", "import a from 'y';", 'a;'], 2, "'y'"],
    [
      'a type imported as a value',
      ["import { T } from './t.ts';", 'export type A = T;'],
      1,
      "'T' is a type",
    ],
    ['broken syntax', ['export const a = ;'], 1, 'Expression expected'],
  ])('finds %s, on its line of the page', (_, code, line, message) => {
    const found = compile(
      ...['```ts title="src/t.ts"', 'export type T = 1;', '```', 'Text', ''],
      ...['```ts title="src/a.ts"', ...code, '```'],
    );
    expect(found).toEqual([expect.stringMatching(new RegExp(`^2 ${6 + line} .*${message}`))]);
  });

  it('says what is wrong in several stages once', () => {
    const found = compile(
      ...['```ts title="a.ts"', 'export const a: string = 1;', '```'],
      ...['```ts title="b.ts"', 'export {};', '```', '```ts title="b.ts"', 'export {};', '```'],
    );
    expect(found).toHaveLength(1);
  });

  it('notices a block that no longer fits those after it', () => {
    const found = compile(
      ...['```ts title="a.ts"', 'export const a = 1;', '```'],
      ...['```ts title="b.ts"', "import { a } from './a.ts';", 'export default a;', '```'],
      ...['```ts title="a.ts"', 'export const b = 1;', '```'],
    );
    expect(found).toEqual([expect.stringMatching(/^2 5 .*no exported member 'a'/)]);
  });

  it('lets a block wait for one that the page changes after it', () => {
    const found = compile(
      ...['```ts title="a.ts"', 'export const a = 1;', '```'],
      ...['```ts title="b.ts"', "import { b } from './a.ts';", 'export default b;', '```'],
      ...['```ts title="a.ts"', 'export const b = 1;', '```'],
    );
    expect(found).toEqual([]);
  });

  it('expects a block that is replaced to have been right', () => {
    const found = compile(
      ...['```ts title="a.ts"', 'export const a: string = 1;', '```'],
      ...['```ts title="a.ts"', 'export const a = 1;', '```'],
    );
    expect(found).toEqual([expect.stringMatching(/^1 2 .*not assignable/)]);
  });

  it('compiles blocks of the next version against it', () => {
    const code = ["import { rows } from '@toolpad/core/Crud';", 'export const a: string = rows;'];
    expect(compile('```ts package="0.16.0"', ...code, '```')).toEqual([]);
    expect(compile('```ts', ...code, '```')).toHaveLength(1);
    expect(() => compile('```ts package="0.17.0"', ...code, '```')).toThrow('0.17.0');
  });

  it('compiles blocks of that version against the package itself once it is documented', () => {
    const later = new Compiler(folder, '0.16.0');
    const code = ["import { rows } from '@toolpad/core/Crud';", 'export const a: number = rows;'];
    expect(compileWith(later, '```ts package="0.16.0"', ...code, '```')).toEqual([]);
  });

  it('resolves @/ from the folder of the project, with and without src', () => {
    const use = [
      '```ts title="app/page.ts"',
      "import { a } from '@/lib/a';",
      'export default a;',
      '```',
    ];
    expect(compile('```ts title="lib/a.ts"', 'export const a = 1;', '```', ...use)).toEqual([]);
    expect(compile('```ts title="src/lib/a.ts"', 'export const a = 1;', '```', ...use)).toEqual([]);
    expect(compile(...use)).toHaveLength(1);
  });

  it.each([
    ['the state of the page', ['orders.rows.filter((order) => order.open).length']],
    [
      'statements of an event',
      ['await save.call({ id: grid.selection.id });', 'grid.selection = null;'],
    ],
    ['a transform', ['return data.items.map((item) => item.id);']],
    ['what the browser lends', ['new Intl.NumberFormat("en").format(Number(total.value))']],
  ])('reads expressions of Studio: %s', (_, code) => {
    expect(compile('```js', ...code, '```')).toEqual([]);
  });

  it.each([
    ['a property that nothing has', ['orders.data;', 'grid.selektion;'], 2, "'selektion' does not"],
    ['what the browser keeps', ['fetch("/")'], 1, 'undefined'],
    ['a method that text has not', ['"a".shout()'], 1, "'shout' does not exist"],
    ['broken syntax', ['orders.data ? 1'], 2, "':' expected"],
  ])('finds in expressions %s', (_, code, line, message) => {
    const [found] = compile('```js', ...code, '```');
    expect(found).toMatch(new RegExp(`^1 ${1 + line} .*${message}`));
  });

  it('compiles a JavaScript file', () => {
    const use = (code: string) => compile('```js title="server.mjs"', code, '```');
    expect(use('export const port = 3000;')).toEqual([]);
    expect(use('export const port = (3000).toFixd();')).toHaveLength(1);
  });
});
