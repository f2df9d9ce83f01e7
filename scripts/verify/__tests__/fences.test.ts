import { copiedCode, fencesOf, metaValue } from '../lib/fences';
import type { Page } from '../lib/readPages';

const page = (...lines: string[]): Page => ({ path: 'docs/a.mdx', text: lines.join('\n') });

describe('fencesOf', () => {
  it('reads language, meta, code and line', () => {
    const written = page('Text', '', '```tsx title="src/App.tsx" {2}', 'const a = 1;', 'a;', '```');
    expect(fencesOf(written)).toEqual([
      {
        number: 1,
        language: 'tsx',
        meta: 'title="src/App.tsx" {2}',
        code: 'const a = 1;\na;',
        line: 4,
      },
    ]);
  });

  it.each([
    [
      'takes the indentation of the fence away',
      page('- x', '', '  ```ts', '  a;', '    b;', '  ```'),
      'a;\n  b;',
    ],
    [
      'leaves shorter fences inside alone',
      page('````ts', '```', 'a;', '```', '````'),
      '```\na;\n```',
    ],
    ['knows tildes', page('~~~ts', '```', '~~~'), '```'],
    ['reads empty blocks', page('```ts', '```'), ''],
  ])('%s', (_, written, code) => {
    expect(fencesOf(written).map((fence) => fence.code)).toEqual([code]);
  });

  it('counts on over all blocks, and passes over comments', () => {
    const written = page(
      '{/*',
      '```ts',
      'a;',
      '```',
      '*/}',
      '```bash',
      'ls',
      '```',
      '```',
      'x',
      '```',
    );
    expect(fencesOf(written).map(({ number, language, line }) => [number, language, line])).toEqual(
      [
        [1, 'bash', 7],
        [2, '', 10],
      ],
    );
  });

  it.each([
    [page('a', '```ts', 'b'), 2],
    [page('````ts', 'b', '```'), 1],
    [page('```'), 1],
    [page('- a', '', '  ```ts', '  b', '', 'c'), 3],
  ])('says where a fence is not closed', (written, line) => {
    expect(() => fencesOf(written)).toThrow(`the fence of line ${line} is not closed`);
  });
});

describe('metaValue', () => {
  it.each([
    ['title="a.ts" no-check="why not"', 'no-check', 'why not'],
    ['title="a.ts"', 'title', 'a.ts'],
    ['title=""', 'title', ''],
    ['subtitle="a.ts"', 'title', undefined],
    ['', 'title', undefined],
  ])('%s: %s', (meta, name, value) => {
    expect(metaValue(meta, name)).toBe(value);
  });
});

describe('copiedCode', () => {
  it.each([
    ['a(); // [!code highlight]', 'a();'],
    ['a(); // [!code ++]', 'a();'],
    ['a(); // [!code --]', ''],
    ['<A /> {/* [!code focus] */}', '<A />'],
    ['a: 1 # [!code ++]', 'a: 1'],
    ['a(); // why', 'a(); // why'],
    ['// [!code focus:2]\na();', '\na();'],
    ['// [!code --:2]\na();\nb();', '\n\n'],
  ])('%s', (code, copied) => {
    expect(copiedCode(`x\n${code}\ny`)).toBe(`x\n${copied}\ny`);
  });
});
