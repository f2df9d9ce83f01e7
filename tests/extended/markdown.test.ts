/**
 * Builds a page for each chapter of Docusaurus's documentation of Markdown. `tests/content/mistakes.test.ts` lists what
 * pages can't contain.
 */
import fs from 'node:fs';
import path from 'node:path';
import { select } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { listFiles } from '../../plugins/shared/node/files';
import { type BuiltPage, getAttributes, readPagesOfSite } from '../support/builtPages';
import { createTestFolder } from '../support/jest/createTestFolder';
import { SmallSite } from '../support/smallSite';

const FIXTURE = path.join(__dirname, '../fixtures/markdown/guide');

/** The names of the fixture's pages. Parts have no pages. */
const PAGE_NAMES = listFiles(FIXTURE, /^[^_]*\.mdx$/).map((file) => file.replace('.mdx', ''));

const folder = createTestFolder();
let site: SmallSite;
let getPage: (name: string) => BuiltPage;

beforeAll(async () => {
  site = new SmallSite(folder.getPath('site'));
  fs.cpSync(FIXTURE, path.join(site.folder, 'docs-toolpad-core/guide'), { recursive: true });
  const group = {
    pathname: '/core/guide-group',
    title: 'Guide',
    children: PAGE_NAMES.map((name) => ({ pathname: `/core/guide/${name}` })),
  };
  site.write(
    'src/navigation/trees/core.ts',
    site.read('src/navigation/trees/core.ts').replace('= [', `$&${JSON.stringify(group)},`),
  );
  const config = site.read('docusaurus.config.ts');
  site.write('docusaurus.config.ts', config.replace("Anchors: 'ignore'", "Anchors: 'throw'"));
  site.commit();
  await site.docusaurus('build');
  const pages = await readPagesOfSite(path.join(site.folder, 'build'));
  getPage = (name) => pages.getPage(`/core/guide/${name}/`);
}, 10 * 60_000);

/** Returns the text of the first element that matches a selector. */
function getText({ html }: BuiltPage, selector: string): string {
  const element = select(selector, unified().use(rehypeParse).parse(html));
  return element ? toString(element) : 'no element';
}

/** The features with their page, a selector and the text of its first match, and text of the page's Markdown copy. */
const FEATURES: [feature: string, page: string, selector: string, text: string, copy: string][] = [
  ['titles in front matter', 'front-matter', 'h1', 'Front matter', 'title: "Front matter"'],
  ['dates in front matter', 'front-matter', 'footer time', 'January 1, 2030', '2030-01-01'],
  [
    'levels of headings in the table of contents',
    'front-matter',
    '#siteToc a[href="#one-and-three-quarters"]',
    'One and three quarters',
    '#### One and three quarters',
  ],
  ['exported components', 'react', 'mark.own-mark', 'a component', 'in Oslo, and 2 birds'],
  ['imported components', 'react', '.prose strong', 'call!', '**call!**'],
  ['Markdown in HTML', 'react', '.own-box strong', 'Markdown', '**Markdown** inside HTML'],
  ['tabs', 'tabs', '.tabs input[value="pear"][checked] + strong', 'Pear', '**Pear**\n\nThe wren'],
  ['tabs that aren’t chosen', 'tabs', '.tab p', 'The finch eats the apple.', 'npm run apple'],
  ['titles of code', 'code', '.code figcaption span', 'src/kite.ts', '```ts title="src/kite.ts"'],
  ['highlighted lines', 'code', '.code .lh', 'const kite: number = 1;', 'const kite: number'],
  ['commands of package managers', 'code', '[data-manager="pnpm"] code', 'pnpm add kite', 'kite'],
  ['the syntax of pages in code', 'code', '[data-language="text"] code', '## Not a heading', '{#'],
  ['callouts', 'admonitions', '.callout-title', 'Note', '> **Note**'],
  ['titles with markup', 'admonitions', '.callout-title strong', 'bold', '> **Own bold title**'],
  ['classes and ids of callouts', 'admonitions', '#own-id.own-class', 'Title', '> **Title as'],
  ['nested callouts', 'admonitions', '.callout .callout .callout', 'Warning', '> > > Inside.'],
  ['explicit anchors', 'headings', 'h2#own-anchor', 'Explicit anchor', '## Explicit anchor\n'],
  ['anchors in comments', 'headings', 'h2#other-anchor', 'Comment as', '## Comment as anchor\n'],
  ['equal headings', 'headings', 'h2#same-1', 'Same', 'headings.md#same-1'],
  ['inline tables of contents', 'headings', '.prose ul a', 'Plain heading', '- [Plain heading]('],
  ['links to data', 'assets', '.prose a[href$=".csv"]', 'table', '.csv), the'],
  ['links to JSON', 'assets', 'a[href$=".json"]', 'record', '.json), the'],
  ['links to documents', 'assets', 'a[href$=".pdf#page=1"]', 'manual', '.pdf#page=1 "Title")'],
  [
    'paths of files',
    'assets',
    'a[href="/toolpad/img/favicon.svg"]',
    'icon',
    '/toolpad/img/favicon',
  ],
  ['pictures', 'assets', '.prose a[data-replay-click]', 'Enlarge', '![The ibis on a square]('],
  [
    'links to pages',
    'links',
    '.prose a[href="/toolpad/core/guide/headings/"]',
    'file',
    '[file](https',
  ],
  [
    'references',
    'links',
    '.prose a[href="/toolpad/core/guide/code/"]',
    'reference',
    '[reference](https',
  ],
  ['headings of parts', 'parts', 'h2#a-heading-in-a-part', 'A heading', '## A heading in a part'],
  ['properties of parts', 'parts', '.prose', 'whose number is 7', 'whose number is 7'],
  ['footnotes', 'text', 'li#user-content-fn-1', 'The first note.', '## Footnotes\n\n1. The first'],
  [
    'links back',
    'text',
    'a[href="#user-content-fnref-1-2"]',
    '↩2',
    '[↩2](https://mui.com/toolpad/core/guide/text.md',
  ],
  ['centered columns', 'text', 'th[data-align="center"]', 'Center', '| :- | :-: | -: |'],
  ['task lists', 'text', 'li.task-list-item', 'Done', '- [x] Done\n- [ ] To do'],
  ['nested details', 'text', 'details details p', 'Deep.', '**Nested**\n\nDeep.'],
  ['titles in the head', 'head', 'title', 'Own title', 'The crane'],
  ['messages on unlisted pages', 'hidden', '.callout-title', 'Unlisted page', 'The kiwi'],
];

it.each(FEATURES)('supports %s', (_feature, name, selector, text, copy) => {
  expect(getText(getPage(name), selector)).toContain(text);
  expect(site.read(`build/core/guide/${name}.md`)).toContain(copy);
});

it('adds metadata to the head', () => {
  expect(getAttributes(getPage('head'), 'meta[name="own-meta"]', 'content')).toEqual(['crane']);
  const [image] = getAttributes(getPage('front-matter'), 'meta[property="og:image"]', 'content');
  expect(image).toContain('/assets/images/square-');
});

it('finds the words of pages and of their parts in the search, but no comments or unlisted pages', () => {
  const files = listFiles(path.join(site.folder, 'build/search-index'), /^core-/);
  const index = files.map((file) => site.read(`build/search-index/${file}`)).join('');
  const birds = [
    'pelican',
    'heron',
    'finch',
    'wren',
    'stork',
    'egret',
    'dodo',
    'crane',
    'flamingo',
  ];
  expect(birds.filter((bird) => !index.includes(bird))).toEqual([]);
  expect(['owl', 'raven', 'kiwi'].filter((bird) => index.includes(bird))).toEqual([]);
});

it('hides an unlisted page in a group of the sidebar', () => {
  const links = getAttributes(getPage('text'), '#siteSidebar a', 'href');
  expect(links).toContain('/toolpad/core/guide/tabs/');
  expect(links).not.toContain('/toolpad/core/guide/hidden/');
});
