/** @jest-environment node */
import { readArticle } from '../shared/article';
import { createPageMarkdown } from '../node/pageMarkdown';

const PAGE_URL = 'https://example.com/docs/page/';

const createPage = (prose: string): string =>
  `<main><article><h1>Orders</h1><p class="lead">What this page is for.</p><div class="prose">${prose}</div></article></main>`;

const convertParts = (html: string) => createPageMarkdown(readArticle(html, PAGE_URL), PAGE_URL);

const convertPage = async (html: string): Promise<string> => (await convertParts(html)).whole;

const convert = async (prose: string): Promise<string> => {
  const markdown = await convertPage(createPage(prose));
  return markdown.replace('# Orders\n\nWhat this page is for.\n\n', '').trim();
};

it.each([
  ['text', '<p>Two <strong>bold</strong> words.</p>', 'Two **bold** words.'],
  [
    'links, which become absolute,',
    '<p><a href="../other/#part">There</a></p>',
    '[There](https://example.com/docs/other/#part)',
  ],
  [
    'code with its language and file name',
    '<figure data-language="tsx" data-title="src/App.tsx"><pre><code>a &lt; b;\nc;</code></pre></figure>',
    '```tsx title="src/App.tsx"\na < b;\nc;\n```',
  ],
  [
    'callouts',
    '<div class="callout"><div class="callout-body"><p class="callout-title">Take care</p><p>It is hot.</p></div></div>',
    '> **Take care**\n>\n> It is hot.',
  ],
  [
    'the checkboxes of task lists',
    '<ul><li><input type="checkbox" disabled="" checked=""> Done</li><li><input type="checkbox" disabled=""> To do</li></ul>',
    '- [x] Done\n- [ ] To do',
  ],
  [
    'tabs, each with its label,',
    '<div class="tabs"><label><input type="radio"><strong>npm</strong></label><div class="tab">Install it.</div></div>',
    '**npm**\n\nInstall it.',
  ],
  [
    'folds, each with its title in bold,',
    '<details><summary>Filter <strong>all</strong> <code>operators</code></summary><div>There are five.</div></details>',
    '**Filter all `operators`**\n\nThere are five.',
  ],
  [
    'nested lists, without blank lines,',
    '<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>',
    '- One\n  - Two\n- Three',
  ],
  [
    'images that are links to themselves, without the link,',
    '<p><a href="/a.webp"><picture><img alt="The editor" src="/a.webp"></picture></a></p>',
    '![The editor](https://example.com/a.webp)',
  ],
  [
    'links to their own section, without the link,',
    '<h2 id="props">Props</h2><p id="size"><a href="#size">size</a>, <a href="#more">more</a></p><h2 id="more">More</h2>',
    '## Props\n\nsize, [more](https://example.com/docs/page/#more)\n\n## More',
  ],
  [
    'aligned columns',
    '<table><thead><tr><th data-align="center">A</th><th data-align="right">B</th></tr></thead><tbody><tr><td data-align="center">a</td><td data-align="right">b</td></tr></tbody></table>',
    '| A | B |\n| :-: | -: |\n| a | b |',
  ],
  [
    'text with React’s comments, which are omitted,',
    '<!--$--><p>Two <!-- -->words</p><!--/$-->',
    'Two words',
  ],
  [
    'names with <wbr> elements, which are omitted,',
    '<p><code>Data<wbr>Source</code></p>',
    '`DataSource`',
  ],
  [
    'a page with controls and frames, which are omitted,',
    '<p>Text</p><button>Copy</button><iframe src="/demo"></iframe><p data-mdast="ignore">Tools</p>',
    'Text',
  ],
])('converts %s to Markdown', async (_name, prose, expected) => {
  await expect(convert(prose)).resolves.toBe(expected);
});

it('places content with data-markdown="start" before the page’s text', async () => {
  const start =
    '<div data-markdown="start"><figure data-language="bash"><pre><code>npm install it</code></pre></figure></div>';
  const html = createPage('<p>Text</p>').replace('<div class="prose">', `${start}$&`);
  expect(await convertPage(html)).toContain('```bash\nnpm install it\n```\n\nText');
});

describe('the Markdown of a table', () => {
  const createRow = (type: string, description: string): string =>
    `<tr><th>size</th><td>${type}</td><td>${description}</td></tr>`;
  const createTable = (rows: string): string =>
    `<table><thead><tr><th>Name</th><th>Type</th><th>Description</th></tr></thead><tbody>${rows}</tbody></table>`;

  it('has each row on one line, and each definition once after the table', async () => {
    const definition =
      '<code>Size</code><details><summary>Definition</summary><pre><code>interface Size {\n  width: number;\n}</code></pre></details>';
    await expect(
      convert(createTable(createRow(definition, 'How big.') + createRow(definition, 'How small.'))),
    ).resolves.toBe(`| Name | Type | Description |
| - | - | - |
| size | \`Size\` | How big. |
| size | \`Size\` | How small. |

\`\`\`ts
interface Size {
  width: number;
}
\`\`\``);
  });

  it('contains lists from a cell as text on one line', async () => {
    const list = 'One of:<ul><li>big</li><li><code>s</code></li></ul>';
    const table = createTable(createRow('<code>Size</code>', list));
    expect(await convert(table)).toContain('| size | `Size` | One of: big; `s` |');
  });
});

it('maps the ids of the page to the fragments of the last heading in the copy', async () => {
  const { fragments } = await convertParts(
    createPage(
      '<h2 id="own">Dates and times</h2><p id="inside">Text</p><h2 id="own-2">Dates and times</h2><h3 id="three">Use <code>size</code></h3>',
    ),
  );
  expect(fragments).toEqual({
    own: 'dates-and-times',
    inside: 'dates-and-times',
    'own-2': 'dates-and-times-1',
    three: 'use-size',
  });
});

it('begins a long copy, but not the whole text, with links to its sections', async () => {
  const { whole, copy } = await convertParts(
    createPage(`<h2>One</h2><h3>Two</h3><h2>Three</h2><p>${'a'.repeat(10_000)}</p>`),
  );
  const contents = '- [One](#one)\n  - [Two](#two)\n- [Three](#three)\n\n## One';
  expect(copy).toContain(`What this page is for.\n\n${contents}`);
  expect(whole).toContain('What this page is for.\n\n## One');
});

it('throws an error that names the page if it has no article', () => {
  expect(() => readArticle('<main></main>', PAGE_URL)).toThrow(
    /Expected https:\/\/example\.com\/docs\/page\/ to have a heading.*DocItem\/Layout/,
  );
});
