import { highlight } from '../shared/highlight';

/** Converts the HTML of highlighted code to text. */
function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

const findElementNames = (html: string) =>
  new Set([...html.matchAll(/<([^/>]+)>/g)].map(([, name]) => name));

/** The elements that plugins/code/code.css colors. */
const TOKEN_ELEMENTS = ['t-c', 't-k', 't-n', 't-s', 't-v', 't-y'];

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

it.each(Object.entries(SOURCES))(
  'adds only the six elements that the stylesheet colors to %s code',
  async (language, source) => {
    const html = await highlight(source, language);
    expect(stripTags(html)).toBe(source);
    const tags = new Set(html.match(/<[^>]*>/g));
    const allowed = TOKEN_ELEMENTS.flatMap((element) => [`<${element}>`, `</${element}>`]);
    expect([...tags].filter((tag) => !allowed.includes(tag))).toEqual([]);
    expect(tags.size).toBeGreaterThan(1);
  },
);

it.each([
  ['keyword', 'const a = 1', '<t-k>const</t-k> '],
  ['string', "a('b')", "<t-s>'b'</t-s>"],
  ['comment', '// a <b>', '<t-c>// a &lt;b&gt;</t-c>'],
  ['function', 'run()', '<t-n>run</t-n>'],
  ['type', 'let a: Row', '<t-y>Row</t-y>'],
])('wraps a %s in the corresponding element for the stylesheet', async (_, source, expected) => {
  expect(await highlight(source, 'ts')).toContain(expected);
});

it('keeps leading and trailing whitespace outside elements', async () => {
  expect(await highlight('  a b ', 'text')).toBe('  <t-v>a b</t-v> ');
  expect(await highlight('   ', 'text')).toBe('   ');
});

it.each([
  ['text', '<b> & "c"\n  d'],
  ['unknown', 'const a = 1 < 2'],
  // The names of properties of `Object.prototype` are unknown languages, too.
  ['constructor', 'a < b'],
])('renders code in the unknown language "%s" as plain text', async (language, source) => {
  const html = await highlight(source, language);
  expect([...findElementNames(html)]).toEqual(['t-v']);
  expect(stripTags(html)).toBe(source);
});

it.each(['', '\n', '\n\na\n\n'])('preserves the empty lines of %j', async (source) => {
  expect(stripTags(await highlight(source, 'ts'))).toBe(source);
});
