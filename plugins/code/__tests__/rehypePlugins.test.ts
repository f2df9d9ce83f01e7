import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { rehypeInlineCode } from '../node/rehypeInlineCode';
import { rehypeTableLabels } from '../node/rehypeTableLabels';
import { readArticle } from '../../page-outputs/node/article';
import { pageMarkdown } from '../../page-outputs/node/pageMarkdown';

const PAGE_URL = 'https://example.com/page/';

const twinOf = (html: string): Promise<string> =>
  pageMarkdown(readArticle(html, PAGE_URL), PAGE_URL);

function treeOf(html: string): Root {
  return unified().use(rehypeParse, { fragment: true }).parse(html);
}

function coded(text: string) {
  const tree = treeOf('<p><code></code></p>');
  const [code] = selectAll('code', tree);
  code?.children.push({ type: 'text', value: text });
  rehypeInlineCode()(tree);
  return {
    className: code?.properties.className,
    text: code && toString(code),
    breaks: selectAll('wbr', code).length,
    whole: selectAll('span', code).map((span) => toString(span)),
  };
}

test.each([
  ['YYYY-MM-DD', undefined, 0, []],
  ['TOOLPAD_GITHUB_CLIENT_ID', undefined, 0, []],
  ['TOOLPAD_GITHUB_CLIENT_SECRET', ['word'], 3, []],
  ['npx toolpad-studio dev --port 3000', ['long'], 0, ['toolpad-studio', '--port']],
])('inline code %j', (text, className, breaks, whole) => {
  expect(coded(text)).toEqual({ className, text, breaks, whole });
});

test('code with more in it than text is left alone', () => {
  const tree = treeOf('<code><a href="/">TOOLPAD_GITHUB_CLIENT_SECRET</a></code>');
  rehypeInlineCode()(tree);
  expect(tree.children).toEqual(
    treeOf('<code><a href="/">TOOLPAD_GITHUB_CLIENT_SECRET</a></code>').children,
  );
});

const row = (tag: string, cells: string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

function table(head: string[], ...rows: string[][]): string {
  const body = rows.map((cells) => row('td', cells)).join('');
  return `<table><thead>${row('th', head)}</thead><tbody>${body}</tbody></table>`;
}

function labelled(html: string) {
  const tree = treeOf(html);
  rehypeTableLabels()(tree);
  return {
    className: selectAll('table', tree)[0]?.properties.className,
    labels: selectAll('td', tree).map(({ properties }) => properties.dataLabel),
    text: toString(tree),
  };
}

test.each([
  [
    'a pair of columns',
    'pair',
    table(['Field', 'Meaning'], ['a', 'A'], ['b', 'B']),
    [undefined, undefined, undefined, undefined],
  ],
  [
    'code in the head',
    'brief',
    table(['', '<code>free</code> plan'], ['a', 'A']),
    [undefined, 'free plan'],
  ],
  [
    'a column without a name',
    'brief',
    table(['Field', '', 'C'], ['a', 'b', 'c']),
    [undefined, undefined, 'C'],
  ],
  [
    'a long cell',
    undefined,
    table(['A', 'B', 'C'], ['a', 'b', 'c'.repeat(57)], ['a', 'b']),
    [undefined, 'B', 'C', undefined, 'B'],
  ],
  [
    'a name that would break',
    undefined,
    table(['A', 'In toolpad/.generated', 'C'], ['a', 'b', 'c']),
    [undefined, 'In toolpad/.generated', 'C'],
  ],
  [
    'a cell that just fits, and one too many',
    'brief',
    table(['A', 'B', 'C'], ['a', 'b', 'c'.repeat(56), 'd']),
    [undefined, 'B', 'C', undefined],
  ],
])('a table with %s', (_, kind, html, labels) => {
  const className = ['stacks', ...(kind ? [kind] : [])];
  expect(labelled(html)).toEqual({ className, labels, text: toString(treeOf(html)) });
});

test.each([
  ['one column', table(['A'], ['a'])],
  ['no names', table(['', ''], ['a', 'b'])],
  ['only the first column named', table(['A', ''], ['a', 'b'])],
  ['no head', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'],
])('a table with %s stays as it is', (_, html) => {
  const { className, labels } = labelled(html);
  expect({ className, labels: labels.filter(Boolean) }).toEqual({ labels: [] });
});

test('the Markdown twin knows nothing of all this', async () => {
  const page = (prose: string): string =>
    `<main><article><h1>T</h1><p>D</p><div class="prose">${prose}</div></article></main>`;
  const plain =
    table(['Field', 'Meaning'], ['a', '<code>TOOLPAD_GITHUB_CLIENT_SECRET</code>']) +
    '<p><code>npx toolpad-studio dev --port 3000</code></p>';
  const marked = plain
    .replace('<table>', '<table class="stacks">')
    .replace('<td><code>', '<td data-label="Meaning"><code class="word">')
    .replace('TOOLPAD_GITHUB_', 'TOOLPAD_<wbr>GITHUB_<wbr>')
    .replace('--port', '<span>--port</span>');
  expect(marked).not.toBe(plain);
  expect(await twinOf(page(marked))).toBe(await twinOf(page(plain)));
});

test('the places at which a title may break are no part of the Markdown twin', async () => {
  const page = (mark: string): string =>
    `<main><article><h1>Account${mark}Preview API</h1><p>D</p><div class="prose"></div></article></main>`;
  const mark = '<wbr data-mdast="ignore">';
  expect(await twinOf(page(mark))).toBe(await twinOf(page('')));
});
