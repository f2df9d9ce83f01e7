/** Compiles pages with the API reference of a fixture package. */
import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { createTestFolder } from '../../../../tests/support/jest/createTestFolder';
import { remarkCodeBlocks } from '../../../code/node/remarkCodeBlocks';
import { memoize } from '../../../shared/memoize';
import { createRemarkApiReference } from '../../node/core/page/remarkReference';
import type { ApiRow } from '../../shared/rows';

const LIBRARY = { name: '@fixture/library', version: '1.2.3' };

const { path: siteDir, getPath } = createTestFolder();
fs.mkdirSync(getPath('node_modules/@fixture'), { recursive: true });
fs.symlinkSync(path.join(__dirname, 'fixtures/library'), getPath(`node_modules/${LIBRARY.name}`));

const remarkApiReference = createRemarkApiReference({
  siteDir,
  siteUrl: 'https://example.com/library/',
  links: { 'https://example.com/library/panel/#width': '/panel/#how-wide' },
  findDemos: () => [],
  versions: [
    {
      folder: 'docs',
      path: '/',
      latest: '/',
      packages: [LIBRARY],
      pages: () => [{ name: 'PanelHeader', path: '/api/panel-header/' }],
    },
  ],
});

const getRows = ({ attributes }: MdxJsxFlowElement): ApiRow[] =>
  attributes.flatMap((attribute) => {
    const { name, value } = attribute as { name: string; value: { value: string } };
    return name === 'rows' ? (JSON.parse(value.value) as ApiRow[]) : [];
  });

/** Compiles the text of a page, and returns its code, its front matter, and its headings and elements. */
async function compileIn(folder: string, source: string) {
  const nodes: (Heading | MdxJsxFlowElement)[] = [];
  const addNodes = () => (root: Root) =>
    visit(root, ['heading', 'mdxJsxFlowElement'], (node) => {
      nodes.push(node as Heading | MdxJsxFlowElement);
    });
  const frontMatter = {};
  const { content } = await compileToJSX({
    filePath: getPath(`${folder}/page.mdx`),
    fileContent: source,
    frontMatter,
    options: {
      siteDir,
      staticDirs: [],
      admonitions: true,
      beforeDefaultRemarkPlugins: [remarkApiReference, remarkCodeBlocks],
      remarkPlugins: [addNodes],
      markdownConfig: DEFAULT_CONFIG.markdown,
    },
    compilerName: 'server',
  });
  return {
    code: content,
    frontMatter,
    /** Headings as `## id`, and elements as `<Name>` with the ids of their rows. */
    outline: nodes.map((node) =>
      node.type === 'heading'
        ? `${'#'.repeat(node.depth)} ${(node.data as { id?: string } | undefined)?.id}`
        : [`<${node.name}>`, ...getRows(node).map(({ id }) => id)].join(' '),
    ),
    rows: Object.fromEntries(
      nodes.flatMap((node) =>
        node.type === 'heading' ? [] : getRows(node).map((row) => [row.id, row]),
      ),
    ),
  };
}
const compile = memoize((source: string) => compileIn('docs', source));

const PANEL = '<ApiReference name="Panel" />';
const PANEL_HEADER = '<ApiReference name="PanelHeader" />';
const HOOK = '<ApiReference name="useTotal" />';

// The first page reads the types of the package and of Material UI, which takes a minute on a busy machine.
beforeAll(() => compile(PANEL), 120_000);

it('converts <ApiReference> for a component to headings, code, and tables', async () => {
  expect((await compile(PANEL)).outline).toEqual([
    '## import',
    '<CodeBlock>',
    '## props',
    '<ApiViewSwitch>',
    '<ApiTable> prop-title prop-children prop-tone prop-width prop-frame prop-onClose prop-size prop-slots prop-slotProps',
    '## slots',
    '<ApiTable> slot-header slot-footer slot-body',
    '## slot-props',
    '<ApiTable> slot-prop-header slot-prop-footer slot-prop-body',
    '## demos',
    '<LinkCards>',
  ]);
});

it('adds the source to the front matter', async () => {
  expect((await compile(HOOK)).frontMatter).toEqual({
    source: { url: expect.stringMatching(/^https:/) as string, version: '1.2.3' },
  });
});

const TABLES = ['## import', '## props', '## slots', '## slot-props'];

it.each([
  [`${PANEL}\n\n## Demos\n\n- Mine\n\n## Mind\n\nText.`, [...TABLES, '## demos', '## mind']],
  [`## Demos\n\n- Mine\n\n${PANEL}\n\n## Mind`, ['## demos', ...TABLES, '## mind']],
])('appends the package’s demos to the page’s own Demos section: %j', async (source, headings) => {
  const { outline, code } = await compile(source);
  expect(outline.filter((item) => item.startsWith('#'))).toEqual(headings);
  expect(code.indexOf('Mine')).toBeLessThan(code.indexOf('All demos that use it:'));
  expect(code.indexOf('All demos that use it:')).toBeLessThan(code.lastIndexOf('Mind'));
});

it('converts <ApiReference> for a hook to headings, code, and tables', async () => {
  expect((await compile(HOOK)).outline).toEqual([
    '## import',
    '<CodeBlock>',
    '## signature',
    '<CodeBlock>',
    '## parameters',
    '<ApiViewSwitch>',
    '<ApiTable> parameter-key parameter-options',
    '## returns',
    '<ApiTable> return-value return-add',
    '## types',
    '### type-Add',
    '<CodeBlock>',
    '### type-TotalOptions',
    '<ApiTable> type-TotalOptions-digits',
  ]);
});

it('links to the components whose props the component also accepts', async () => {
  const { outline, code } = await compile(PANEL_HEADER);
  expect(outline.at(-1)).toBe('<ApiTable> prop-text');
  expect(code).toMatch(/also takes the props of /);
  expect(code).toMatch(/href: "https:\/\/[^"]*material-ui\/api\/stack\/"/);
});

it('converts an <ApiReference> inside another element', async () => {
  const { outline } = await compile(`:::note[See]\n\n${PANEL_HEADER}\n\n:::`);
  expect(outline).toContain('<ApiTable> prop-text');
});

it('creates rows with defaults, notes, rewritten links, and deprecation notices', async () => {
  const { rows } = await compile(PANEL);
  expect(rows['prop-tone']).toEqual({
    id: 'prop-tone',
    name: 'tone',
    type: { text: [["'calm' | 'loud'"]] },
    default: "'calm'",
    description: [
      ['The tone.'],
      {
        list: [
          [{ code: "'calm'" }, ': ', 'Gray.'],
          [{ code: "'loud'" }, ': ', 'Red.'],
        ],
      },
    ],
  });
  expect(rows['prop-size']?.deprecated).toEqual([
    ['Use ', { href: '/panel/#how-wide', children: [{ code: 'width' }] }, ' instead.'],
  ]);
  expect(rows['slot-prop-header']?.type).toEqual({
    text: [[{ href: '/api/panel-header/', children: ['PanelHeaderProps'] }]],
  });
});

it('adds the highlighted, escaped definition of a shortened type', async () => {
  const { rows } = await compile(PANEL);
  const more = rows['prop-onClose']?.type.more;
  const text = more?.replace(/<[^>]*>/g, '') ?? '';
  expect(more).toMatch(/<t-y>/);
  expect(text).toContain('boolean | Promise&lt;boolean&gt;');
  expect(text).toContain('interface PanelFrame {');
  expect(text).not.toContain('Frame {\nonClose');
});

it.each([
  [
    'names an unknown export',
    'docs',
    'Text.\n\n<ApiReference name="Pannel" />',
    /the page .*page\.mdx to have .* that @fixture\/library 1\.2\.3 exports, found <ApiReference name="Pannel">\. Available names: Card, Panel, PanelHeader, usePanelHeader, useTotal\./,
  ],
  ['is in another folder', 'blog', PANEL, /<ApiReference> works only on pages in docs\./],
])('throws an error if the page %s', async (_mistake, folder, source, message) => {
  // Docusaurus's error names only the file.
  await expect(compileIn(folder, source)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(message) as string },
  });
});
