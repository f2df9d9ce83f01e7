/** @jest-environment node */
import { readArticle } from '../node/article';
import { pageMarkdown } from '../node/pageMarkdown';

const PAGE_URL = 'https://example.com/docs/page/';

const page = (prose: string): string =>
  `<main><article><h1>Orders</h1><p>What this page is for.</p><div class="prose">${prose}</div></article></main>`;

const twinOf = (html: string): Promise<string> =>
  pageMarkdown(readArticle(html, PAGE_URL), PAGE_URL);

const twin = async (prose: string): Promise<string> => {
  const markdown = await twinOf(page(prose));
  return markdown.replace('# Orders\n\nWhat this page is for.\n\n', '').trim();
};

test.each([
  ['prose', '<p>Two <strong>bold</strong> words.</p>', 'Two **bold** words.'],
  [
    'links, made absolute',
    '<p><a href="../other/#part">There</a></p>',
    '[There](https://example.com/docs/other/#part)',
  ],
  [
    'code with its language and file',
    '<figure data-language="tsx" data-title="src/App.tsx"><pre><code>a &lt; b;\nc;</code></pre></figure>',
    '```tsx title="src/App.tsx"\na < b;\nc;\n```',
  ],
  [
    'callouts',
    '<div class="callout"><div class="callout-body"><p class="callout-title">Take care</p><p>It is hot.</p></div></div>',
    '> **Take care**\n>\n> It is hot.',
  ],
  [
    'the boxes of task lists',
    '<ul><li><input type="checkbox" disabled="" checked=""> Done</li><li><input type="checkbox" disabled=""> To do</li></ul>',
    '- [x] Done\n- [ ] To do',
  ],
  [
    'tabs, each under its label',
    '<div><div role="radiogroup" data-markdown-ignore=""><label><input type="radio">npm</label></div><div data-tab-panel=""><p><strong>npm</strong></p><p>Install it.</p></div></div>',
    '**npm**\n\nInstall it.',
  ],
  ['no comment of React’s', '<!--$--><p>Two <!-- -->words</p><!--/$-->', 'Two words'],
  ['names that may break', '<p><code>Data<wbr>Source</code></p>', '`DataSource`'],
  [
    'what only a browser can use is left out',
    '<p>Text</p><button>Copy</button><iframe src="/demo"></iframe><p data-markdown-ignore="">Tools</p>',
    'Text',
  ],
])('%s', async (_, prose, expected) => {
  await expect(twin(prose)).resolves.toBe(expected);
});

test('what an overview begins with comes before its text', async () => {
  const start =
    '<div data-twin="start"><figure data-language="bash"><pre><code>npm install it</code></pre></figure></div>';
  const html = page('<p>Text</p>').replace('<div class="prose">', `${start}$&`);
  expect(await twinOf(html)).toContain('```bash\nnpm install it\n```\n\nText');
});

describe('tables', () => {
  const row = (type: string, description: string): string =>
    `<tr><th>size</th><td>${type}</td><td>${description}</td></tr>`;
  const table = (rows: string): string =>
    `<table><thead><tr><th>Name</th><th>Type</th><th>Description</th></tr></thead><tbody>${rows}</tbody></table>`;

  test('keep a row in a line: a definition follows the table, once', async () => {
    const definition =
      '<code>Size</code><details><summary>Definition</summary><pre><code>interface Size {\n  width: number;\n}</code></pre></details>';
    await expect(twin(table(row(definition, 'How big.') + row(definition, 'How small.')))).resolves
      .toBe(`| Name | Type | Description |
| - | - | - |
| size | \`Size\` | How big. |
| size | \`Size\` | How small. |

\`\`\`ts
interface Size {
  width: number;
}
\`\`\``);
  });

  test.each([
    ['lists', 'One of:<ul><li>big</li><li><code>s</code></li></ul>', 'One of: big; `s`'],
    ['sentences', '<ul><li>Big.</li><li>Small.</li></ul>', 'Big. Small.'],
    ['blocks', '<div>How big.</div><ul><li>big</li></ul>', 'How big. big'],
  ])('turn %s into words', async (_, description, expected) => {
    await expect(twin(table(row('<code>Size</code>', description)))).resolves.toContain(
      `| size | \`Size\` | ${expected} |`,
    );
  });
});

test('a page without an article is an error that names the page, and says where to look', () => {
  expect(() => readArticle('<main></main>', PAGE_URL)).toThrow(
    /expected https:\/\/example\.com\/docs\/page\/ to have a heading.*DocItem\/Layout/,
  );
});
