import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { rehypeInlineCode } from '../node/rehypeInlineCode';
import { readArticle } from '../../page-outputs/node/article';
import { createPageMarkdown } from '../../page-outputs/node/pageMarkdown';

const PAGE_URL = 'https://example.com/page/';

const toMarkdown = async (html: string): Promise<string> =>
  (await createPageMarkdown(readArticle(html, PAGE_URL), PAGE_URL)).copy;

function parseHtml(html: string): Root {
  return unified().use(rehypeParse, { fragment: true }).parse(html);
}

function transformCode(text: string) {
  const tree = parseHtml('<p class="lead"><code></code></p>');
  const [code] = selectAll('code', tree);
  code?.children.push({ type: 'text', value: text });
  rehypeInlineCode()(tree);
  return {
    className: code?.properties.className,
    text: code && toString(code),
    breaks: selectAll('wbr', code).length,
    unbreakable: selectAll('span', code).map((span) => toString(span)),
  };
}

it.each([
  ['TOOLPAD_GITHUB_CLIENT_ID', undefined, 0, []],
  ['TOOLPAD_GITHUB_CLIENT_SECRET', ['word'], 3, []],
  ['npx toolpad-studio dev --port 3000', ['long'], 0, ['toolpad-studio', '--port']],
])(
  'adds a class and break opportunities to inline code only if it is long: %j',
  (text, className, breaks, unbreakable) => {
    expect(transformCode(text)).toEqual({ className, text, breaks, unbreakable });
  },
);

it('doesn’t change code that contains elements', () => {
  const tree = parseHtml('<code><a href="/">TOOLPAD_GITHUB_CLIENT_SECRET</a></code>');
  rehypeInlineCode()(tree);
  expect(tree.children).toEqual(
    parseHtml('<code><a href="/">TOOLPAD_GITHUB_CLIENT_SECRET</a></code>').children,
  );
});

it('doesn’t change the Markdown copy of a page with long inline code', async () => {
  const createPage = (prose: string): string =>
    `<main><article><h1>T</h1><p class="lead">D</p><div class="prose">${prose}</div></article></main>`;
  const plain =
    '<table><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody><tr><td>a</td>' +
    '<td><code>TOOLPAD_GITHUB_CLIENT_SECRET</code></td></tr></tbody></table>' +
    '<p><code>npx toolpad-studio dev --port 3000</code></p>';
  const marked = plain
    .replace('<table>', '<table class="stacks">')
    .replace('<td><code>', '<td data-label="Meaning"><code class="word">')
    .replace('TOOLPAD_GITHUB_', 'TOOLPAD_<wbr>GITHUB_<wbr>')
    .replace('--port', '<span>--port</span>');
  expect(marked).not.toBe(plain);
  expect(await toMarkdown(createPage(marked))).toBe(await toMarkdown(createPage(plain)));
});

it('omits the break opportunities in titles from the Markdown copy', async () => {
  const createPage = (mark: string): string =>
    `<main><article><h1>Account${mark}Preview API</h1><p class="lead">D</p><div class="prose"></div></article></main>`;
  const mark = '<wbr data-mdast="ignore">';
  expect(await toMarkdown(createPage(mark))).toBe(await toMarkdown(createPage('')));
});
