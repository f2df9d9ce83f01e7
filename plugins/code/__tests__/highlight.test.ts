import { highlight } from '../shared/highlight';

/** As much of HTML as highlighted code has. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const huesOf = (html: string) => new Set([...html.matchAll(/<([^/>]+)>/g)].map(([, name]) => name));

/** The hues of plugins/code/code.css. */
const HUES = ['t-c', 't-k', 't-n', 't-s', 't-v', 't-y'];

const SOURCES: Record<string, string> = {
  tsx: `import * as React from 'react';

/** A & B. */
export default function App<T extends object>({ rows }: { rows: readonly T[] }): React.ReactNode {
  const count: number = rows.length > 0 && rows.length < 10 ? 1 : 0b11;
  return <Grid rows={rows} label="a &amp; b" onClick={() => new Map([[count, null]])} />; // end
}`,
  jsx: 'const a = <b className="c">{`x${1}`}</b>;',
  json: '{ "name": "toolpad", "on": true, "list": [1, null] }',
  yaml: 'pages:\n  - title: "a"\n    # comment\n    on: true',
  bash: 'npm install @toolpad/core # not -g\nexport A="$HOME"\n',
  html: '<!doctype html>\n<p class="a">&lt;b&gt;</p>\n<script>alert(1)</script>',
  css: '.a::before { color: var(--b, #fff); }',
  sql: "SELECT * FROM users WHERE name = 'a' -- all",
  diff: '- old\n+ new',
};

describe.each(Object.entries(SOURCES))('%s', (language, source) => {
  test('keeps every character of the code', async () => {
    expect(textOf(await highlight(source, language))).toBe(source);
  });

  test('writes nothing but one of six elements', async () => {
    const html = await highlight(source, language);
    const tags = new Set(html.match(/<[^>]*>/g));
    const allowed = HUES.flatMap((hue) => [`<${hue}>`, `</${hue}>`]);
    expect([...tags].filter((tag) => !allowed.includes(tag))).toEqual([]);
    expect(tags.size).toBeGreaterThan(1);
    expect(html).not.toContain('style=');
  });
});

test('all six hues are in use', async () => {
  expect([...huesOf(await highlight(SOURCES.tsx ?? '', 'tsx'))].sort()).toEqual(HUES);
});

test.each([
  ['keyword', 'const a = 1', '<t-k>const</t-k> '],
  ['string', "a('b')", "<t-s>'b'</t-s>"],
  ['comment', '// a <b>', '<t-c>// a &lt;b&gt;</t-c>'],
  ['function', 'run()', '<t-n>run</t-n>'],
  ['type', 'let a: Row', '<t-y>Row</t-y>'],
])('colors a %s', async (_, source, expected) => {
  expect(await highlight(source, 'ts')).toContain(expected);
});

test('punctuation has the color of the block, and no element', async () => {
  expect(await highlight('[{}]', 'ts')).toBe('[{}]');
});

test('white space at the ends stands outside of the elements', async () => {
  expect(await highlight('  a b ', 'text')).toBe('  <t-v>a b</t-v> ');
  expect(await highlight('   ', 'text')).toBe('   ');
});

test('neighbours of one hue share an element', async () => {
  expect(await highlight('// a b c', 'ts')).toBe('<t-c>// a b c</t-c>');
});

test.each([
  ['text', '<b> & "c"\n  d'],
  ['unknown', 'const a = 1 < 2'],
  ['', '<script>'],
  // Names that every object has are no languages.
  ['constructor', 'a < b'],
  ['toString', 'a & b'],
])('"%s" is shown as plain text', async (language, source) => {
  const html = await highlight(source, language);
  expect([...huesOf(html)]).toEqual(['t-v']);
  expect(textOf(html)).toBe(source);
});

test.each(['', '\n', '\n\na\n\n'])('keeps empty lines (%j)', async (source) => {
  expect(textOf(await highlight(source, 'ts'))).toBe(source);
});
