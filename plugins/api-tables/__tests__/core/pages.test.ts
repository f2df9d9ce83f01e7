import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ApiRow } from '../../shared/rows';
import { type CompiledPage, createPageCompiler, type Line } from './compilePage';

const pages = {
  component: { source: '<ApiReference name="Panel" />' },
  forwarded: { source: '<ApiReference name="PanelHeader" />' },
  shown: { source: '<ApiReference name="Panel" />\n\n## Demos\n\n- Mine\n\n## Mind\n\nText.' },
  shownFirst: { source: '## Demos\n\n- Mine\n\n<ApiReference name="Panel" />' },
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

/** Docusaurus tells the file first; what went wrong in it is the cause. */
function causeOf(error: unknown): Error {
  const { cause = error } = error as Error;
  return cause as Error;
}

beforeAll(async () => {
  siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'reference-'));
  const compile = createPageCompiler(siteDir);
  for (const [name, page] of Object.entries(pages)) {
    results[name as Page] = await compile(page).catch(causeOf);
  }
}, 120_000);
afterAll(() => fs.rm(siteDir, { recursive: true }));

function compiled(page: Page): CompiledPage {
  const result = results[page];
  if (!result || result instanceof Error) {
    throw new Error(`${page} was not compiled`, { cause: result });
  }
  return result;
}

const outlineOf = (page: Page): Line[] => compiled(page).outline;

/** `## id` for headings, `<Name>` for elements, with the ids of a table's rows. */
function show({ heading, id = '', element, rows }: Line): string {
  return heading
    ? `${'#'.repeat(heading)} ${id}`
    : [`<${element ?? ''}>`, ...(rows ?? []).map((row) => row.id)].join(' ');
}

function rowsOf(page: Page): ApiRow[] {
  return outlineOf(page).flatMap(({ rows }) => rows ?? []);
}

function rowOf(page: Page, id: string): ApiRow {
  const row = rowsOf(page).find((candidate) => candidate.id === id);
  if (!row) {
    throw new Error(`${page} has no row ${id}.`);
  }
  return row;
}

test('a component becomes headings, code and tables', () => {
  expect(outlineOf('component').map(show)).toEqual([
    '## import',
    '<CodeBlock>',
    '## props',
    '<ApiViewSwitch>',
    '<ApiTable> prop-title prop-children prop-tone prop-tones prop-side prop-width prop-frame prop-nothing prop-onClose prop-size prop-slots prop-slotProps prop-classes',
    '## slots',
    '<ApiTable> slot-header slot-footer slot-body',
    '## slot-props',
    '<ApiTable> slot-prop-header slot-prop-footer slot-prop-body',
    '## css-classes',
    '<ApiTable> class-FixPanel-root',
    '## demos',
  ]);
});

const TABLES = ['import', 'props', 'slots', 'slot-props', 'css-classes'];

test.each<[page: Page, outline: string[]]>([
  ['shown', [...TABLES, 'demos', 'mind']],
  ['shownFirst', ['demos', ...TABLES]],
])("the package's demos join the writer's own: %s", (page, outline) => {
  const headings = outlineOf(page).flatMap(({ heading, id = '' }) => (heading ? [id] : []));
  expect(headings).toEqual(outline);
  const { code } = compiled(page);
  expect(code.indexOf('Mine')).toBeLessThan(code.indexOf('All demos that show it:'));
  if (outline.includes('mind')) {
    expect(code.indexOf('All demos that show it:')).toBeLessThan(code.lastIndexOf('Mind'));
  }
});

test('a hook becomes headings, code and tables', () => {
  expect(outlineOf('hook').map(show)).toEqual([
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

test('foreign props are named with a link, not listed', () => {
  expect(outlineOf('forwarded').map(show).at(-1)).toBe('<ApiTable> prop-text');
  expect(compiled('forwarded').code).toMatch(/also takes the props of /);
  expect(compiled('forwarded').code).toMatch(/href: "https:\/\/[^"]*material-ui\/api\/stack\/"/);
});

test('it works inside other elements', () => {
  expect(outlineOf('nested').map(show)).toContain('<ApiTable> prop-text');
});

test('a row carries finished text: code, links as they are on this site, notes, what to use instead', () => {
  expect(rowOf('component', 'prop-tone')).toEqual({
    id: 'prop-tone',
    name: 'tone',
    type: { text: ["'calm' | 'loud'"] },
    default: "'calm'",
    description: [
      ['How it looks.'],
      {
        list: [
          [{ code: "'calm'" }, ': ', 'Grey.'],
          [{ code: "'loud'" }, ': ', 'Red.'],
        ],
      },
    ],
  });
  expect(rowOf('component', 'prop-size').deprecated).toEqual([
    ['Use ', { href: '/panel/#how-wide', children: [{ code: 'width' }] }, ' instead.'],
  ]);
  expect(rowOf('component', 'slot-prop-header').type).toEqual({
    text: [{ href: '/api/panel-header/', children: ['PanelHeaderProps'] }],
  });
});

test('a shortened type unfolds to highlighted, escaped TypeScript', () => {
  const { type } = rowOf('component', 'prop-onClose');
  const text = type?.more?.replace(/<[^>]*>/g, '') ?? '';
  expect(type?.more).toMatch(/<t-y>/);
  expect(text).toContain('boolean | Promise&lt;boolean&gt;');
  expect(text).toContain('interface PanelFrame {');
  expect(text).not.toContain('Frame {\nonClose');
});

test('anchors are unique on every page', () => {
  for (const page of ['component', 'hook'] as const) {
    const ids = outlineOf(page).flatMap(({ id, rows }) => [
      ...(id ? [id] : []),
      ...(rows ?? []).map((row) => row.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each<[Page, RegExp]>([
  ['second', /Expected one <ApiReference> on a page, found Panel and Items, whose anchors/],
  [
    'unknown',
    /found "Pannel"\. There are: Card, Items, Panel, PanelHeader, usePanelHeader, useTotal/,
  ],
  [
    'unnamed',
    /Expected <ApiReference> to name what it shows: <ApiReference name="DashboardLayout" \/>/,
  ],
  ['elsewhere', /in a folder whose package is known \(docs\), found it in blog\./],
])('%s: an error that says what to do', (page, message) => {
  expect(results[page]).toBeInstanceOf(Error);
  expect((results[page] as Error).message).toMatch(message);
});

test('what was read is kept for the next time', async () => {
  const kept = await fs.readdir(path.join(siteDir, 'node_modules/.cache/api-reference'));
  expect(kept).toEqual([expect.stringMatching(/^[0-9a-f]{24}\.json$/)]);
});
