import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { remarkStudioTables, STUDIO_PAGES, getStudioTable } from '../../node/studio';
import { readPage } from '../../../shared/node/readPage';
import { findAppFiles } from '../../../../tests/support/studioFiles';

const DOCS_DIR = path.resolve(__dirname, '../../../../docs-studio');
const PICTURES_DIR = path.join(DOCS_DIR, 'reference/components/images');

function readSource(pathname: string): string {
  return fs.readFileSync(path.join(DOCS_DIR, pathname.replace(/\/$/, '.mdx')), 'utf8');
}

function getRow(table: string, name: string) {
  return getStudioTable(table).rows.find((row) => row.name === name);
}

/** Runs the remark plugin on a page with the given tables. An empty name omits the attribute. */
async function transformTables(names: string[]) {
  const children = names.map((value) => ({
    type: 'mdxJsxFlowElement' as const,
    name: 'StudioTable',
    attributes: value ? [{ type: 'mdxJsxAttribute' as const, name: 'of', value }] : [],
    children: [],
  }));
  const tree: Root = { type: 'root', children };
  const failures: string[] = [];
  const fail = (message: string): void => void failures.push(message);
  await remarkStudioTables()(tree, { path: 'page.mdx', fail } as unknown as VFile);
  return { elements: tree.children.map((child) => 'name' in child && child.name), failures };
}

it('creates a row for each property', () => {
  expect(getRow('Button', 'variant')).toEqual({
    id: 'prop-variant',
    name: 'variant',
    type: { text: [['contained | outlined | text']] },
    default: 'contained',
    description: [['The style of the button: filled, outlined, or text only.']],
  });
  expect(getRow('Autocomplete', 'value')?.description[1]).toEqual([
    'Managed by Studio: a value in the page file is ignored. The initial value is ',
    { code: 'defaultValue' },
    '.',
  ]);
});

it('links types to their documentation, and marks required fields', () => {
  expect(getRow('Form', 'onSubmit')?.type.text[0]).toEqual([
    { href: '/studio/concepts/event-handling', children: ['event'] },
  ]);
  expect(getRow('Element', 'name')?.required).toBe(true);
  expect(getRow('Element', 'layout')).toMatchObject({
    id: 'field-element-layout',
    type: { text: [[{ href: '#layout', children: ['layout'] }]] },
  });
});

it('throws an error that lists the available tables if the name is unknown', () => {
  expect(() => getStudioTable('Buton')).toThrow(/found "Buton"\. Available names: .*Button, /);
});

it('inserts one view switch above the first table', async () => {
  const { elements } = await transformTables(['Chart', 'Chart.data']);
  expect(elements).toEqual(['ApiViewSwitch', 'ApiTable', 'ApiTable']);
});

it('fails the build for an unknown table name', async () => {
  expect((await transformTables(['Nothing'])).failures).toEqual([
    expect.stringMatching(/found "Nothing"/),
  ]);
});

it('documents 141 properties of 21 components, and has screenshots only of these components', () => {
  const properties = STUDIO_PAGES.flatMap(({ tables }) => tables).filter(
    ({ anchor }) => anchor === 'prop',
  );
  expect(properties).toHaveLength(21);
  expect(properties.flatMap(({ rows }) => rows)).toHaveLength(141);
  expect(fs.readdirSync(PICTURES_DIR)).toHaveLength(4 * properties.length);
});

describe.each(STUDIO_PAGES.map((page) => [page.path, page] as const))('%s', (pathname, page) => {
  const text = readSource(pathname);
  const { title, description } = readPage(pathname, text).frontMatter;
  const [main] = page.tables;

  it('contains all tables of its component, with unique anchors and a description in each row', () => {
    expect(title).toBe(page.title);
    const rows = page.tables.flatMap(({ of }) => {
      expect(text).toContain(`<StudioTable of="${of}" />`);
      return getStudioTable(of).rows;
    });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter((row) => row.description.length === 0)).toEqual([]);
  });

  if (main?.anchor === 'prop') {
    const { of: component, rows } = main;
    const name = path.basename(pathname);

    it('states the number of properties, and shows a page file that uses the component', () => {
      const { length } = rows;
      const count = length === 1 ? 'the one property' : `the ${length} properties`;
      expect(description).toContain(`${count} of ${component} in Studio`);
      const files = findAppFiles({ path: component, text });
      expect(files.map((file) => file.text)).toContainEqual(
        expect.stringContaining(`component: ${component}\n`),
      );
    });

    it('shows a screenshot with a text alternative', () => {
      expect(text).toMatch(
        new RegExp(`!\\[[^\\]]{11,}\\]\\(\\./images/${name}-wide-light\\.webp\\)`),
      );
    });
  }
});
