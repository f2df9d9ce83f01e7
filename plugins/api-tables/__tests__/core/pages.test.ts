import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ApiRow } from '../../shared/rows';
import { type CompiledPage, createPageCompiler, type OutlineItem } from './compilePage';

const pages = {
  component: { source: '<ApiReference name="Panel" />' },
  forwarded: { source: '<ApiReference name="PanelHeader" />' },
  withDemos: { source: '<ApiReference name="Panel" />\n\n## Demos\n\n- Mine\n\n## Mind\n\nText.' },
  withDemosFirst: { source: '## Demos\n\n- Mine\n\n<ApiReference name="Panel" />' },
  hook: { source: '<ApiReference name="useTotal" />' },
  nested: { source: ':::note[See]\n\n<ApiReference name="PanelHeader" />\n\n:::' },
  second: { source: '<ApiReference name="Panel" />\n\n<ApiReference name="Items" />' },
  unknown: { source: 'Text.\n\n<ApiReference name="Pannel" />' },
  unnamed: { source: '<ApiReference />' },
  elsewhere: { folder: 'blog', source: '<ApiReference name="Panel" />' },
};

type Page = keyof typeof pages;

let siteDir: string;
const results: Partial<Record<Page, CompiledPage | Error>> = {};

/** Returns the cause of Docusaurus's error. The error itself names only the file. */
function getCause(error: unknown): Error {
  const { cause = error } = error as Error;
  return cause as Error;
}

beforeAll(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'reference-'));
  const compile = createPageCompiler(siteDir);
  for (const [name, page] of Object.entries(pages)) {
    results[name as Page] = await compile(page).catch(getCause);
  }
}, 120_000);
afterAll(() => fs.rm(siteDir, { recursive: true }));

function getCompiledPage(page: Page): CompiledPage {
  const result = results[page];
  if (!result || result instanceof Error) {
    throw new Error(`${page} was not compiled`, { cause: result });
  }
  return result;
}

const getOutline = (page: Page): OutlineItem[] => getCompiledPage(page).outline;

/** Formats an item: `## id` for a heading, and `<Name>` for an element with the ids of its rows. */
function formatOutlineItem({ heading, id = '', element, rows }: OutlineItem): string {
  return heading
    ? `${'#'.repeat(heading)} ${id}`
    : [`<${element ?? ''}>`, ...(rows ?? []).map((row) => row.id)].join(' ');
}

function getRow(page: Page, id: string): ApiRow {
  const row = getOutline(page)
    .flatMap(({ rows }) => rows ?? [])
    .find((candidate) => candidate.id === id);
  if (!row) {
    throw new Error(`${page} has no row ${id}.`);
  }
  return row;
}

it('converts <ApiReference> for a component to headings, code, and tables', () => {
  expect(getOutline('component').map(formatOutlineItem)).toEqual([
    '## import',
    '<CodeBlock>',
    '## props',
    '<ApiViewSwitch>',
    '<ApiTable> prop-title prop-children prop-tone prop-tones prop-side prop-width prop-frame prop-nothing prop-onClose prop-size prop-slots prop-slotProps',
    '## slots',
    '<ApiTable> slot-header slot-footer slot-body',
    '## slot-props',
    '<ApiTable> slot-prop-header slot-prop-footer slot-prop-body',
    '## demos',
    '<LinkCards>',
  ]);
});

it('adds the source to the front matter', () => {
  expect(getCompiledPage('hook').frontMatter).toEqual({
    source: { url: expect.stringMatching(/^https:/) as string, version: '1.2.3' },
  });
});

const TABLE_ANCHORS = ['import', 'props', 'slots', 'slot-props'];

it.each<[page: Page, outline: string[]]>([
  ['withDemos', [...TABLE_ANCHORS, 'demos', 'mind']],
  ['withDemosFirst', ['demos', ...TABLE_ANCHORS]],
])('appends the package’s demos to the page’s own Demos section: %s', (page, outline) => {
  const headings = getOutline(page).flatMap(({ heading, id = '' }) => (heading ? [id] : []));
  expect(headings).toEqual(outline);
  const { code } = getCompiledPage(page);
  expect(code.indexOf('Mine')).toBeLessThan(code.indexOf('All demos that use it:'));
  if (outline.includes('mind')) {
    expect(code.indexOf('All demos that use it:')).toBeLessThan(code.lastIndexOf('Mind'));
  }
});

it('converts <ApiReference> for a hook to headings, code, and tables', () => {
  expect(getOutline('hook').map(formatOutlineItem)).toEqual([
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

it('links to the components whose props the component also accepts', () => {
  expect(getOutline('forwarded').map(formatOutlineItem).at(-1)).toBe('<ApiTable> prop-text');
  expect(getCompiledPage('forwarded').code).toMatch(/also takes the props of /);
  expect(getCompiledPage('forwarded').code).toMatch(
    /href: "https:\/\/[^"]*material-ui\/api\/stack\/"/,
  );
});

it('converts an <ApiReference> inside another element', () => {
  expect(getOutline('nested').map(formatOutlineItem)).toContain('<ApiTable> prop-text');
});

it('creates rows with defaults, notes, rewritten links, and deprecation notices', () => {
  expect(getRow('component', 'prop-tone')).toEqual({
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
  expect(getRow('component', 'prop-size').deprecated).toEqual([
    ['Use ', { href: '/panel/#how-wide', children: [{ code: 'width' }] }, ' instead.'],
  ]);
  expect(getRow('component', 'slot-prop-header').type).toEqual({
    text: [[{ href: '/api/panel-header/', children: ['PanelHeaderProps'] }]],
  });
});

it('adds the highlighted, escaped definition of a shortened type', () => {
  const { type } = getRow('component', 'prop-onClose');
  const text = type.more?.replace(/<[^>]*>/g, '') ?? '';
  expect(type.more).toMatch(/<t-y>/);
  expect(text).toContain('boolean | Promise&lt;boolean&gt;');
  expect(text).toContain('interface PanelFrame {');
  expect(text).not.toContain('Frame {\nonClose');
});

it('creates no duplicate anchors on a page', () => {
  for (const page of ['component', 'hook'] as const) {
    const ids = getOutline(page).flatMap(({ id, rows }) => [
      ...(id ? [id] : []),
      ...(rows ?? []).map((row) => row.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it.each<[Page, RegExp]>([
  ['second', /Expected one <ApiReference> per page, found Panel and Items, whose anchors/],
  [
    'unknown',
    /the page .*page\.mdx to have .* that @fixture\/library 1\.2\.3 exports, found <ApiReference name="Pannel">\. Available names: Card, Items, Panel, PanelHeader, usePanelHeader, useTotal\./,
  ],
  [
    'unnamed',
    /<ApiReference> to have the attribute "name", found none\. Add it: <ApiReference name="DashboardLayout" \/>/,
  ],
  ['elsewhere', /in a folder with a known package \(docs\), found it in blog\./],
])('throws an error that says what is wrong with the page “%s”', (page, message) => {
  expect(results[page]).toBeInstanceOf(Error);
  expect((results[page] as Error).message).toMatch(message);
});
