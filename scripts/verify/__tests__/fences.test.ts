import { findFences, getMetaValue } from '../lib/fences';

const findInText = (text: string) => findFences({ path: 'docs/a.mdx', text });

describe('findFences', () => {
  it('returns the language, meta string, code, and line of each fence outside comments', () => {
    const comment = '{/*\n```ts\na;\n```\n*/}';
    expect(
      findInText(`${comment}\n\`\`\`tsx title="a.tsx" {2}\na;\n\`\`\`\n~~~\n\`\`\`\n~~~`),
    ).toEqual([
      { number: 1, language: 'tsx', meta: 'title="a.tsx" {2}', code: 'a;', line: 7 },
      { number: 2, language: '', meta: '', code: '```', line: 10 },
    ]);
  });

  it.each([
    [
      'removes the fence’s indentation from the code',
      '- x\n\n  ```ts\n  a;\n    b;\n  ```',
      'a;\n  b;',
    ],
    ['preserves shorter fences inside a longer one', '````ts\n```\na;\n```\n````', '```\na;\n```'],
    ['returns an empty string for an empty block', '```ts\n```', ''],
  ])('%s', (_, text, code) => {
    expect(findInText(text).map((fence) => fence.code)).toEqual([code]);
  });

  it.each([
    ['a\n```ts\nb', 2],
    ['````ts\nb\n```', 1],
    ['```', 1],
    ['- a\n\n  ```ts\n  b\n\nc', 3],
  ])('throws an error that contains the line of an unclosed fence: %j', (text, line) => {
    expect(() => findInText(text)).toThrow(`the fence of line ${line} is not closed`);
  });
});

describe('getMetaValue', () => {
  it.each([
    ['title="a.ts" no-check="why not"', 'no-check', 'why not'],
    ['title=""', 'title', ''],
    ['subtitle="a.ts"', 'title', undefined],
  ])('reads the meta string %s, and returns the value of %s: %j', (meta, name, value) => {
    expect(getMetaValue(meta, name)).toBe(value);
  });
});
