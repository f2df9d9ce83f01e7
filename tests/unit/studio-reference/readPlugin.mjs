/**
 * Prints what the plugin gives, as JSON. A process of its own: Jest cannot load the parser of Markdown,
 * which exists as an ES module only.
 */
import { buildSync } from 'esbuild';
import { createRequire } from 'node:module';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PLUGIN = path.resolve(import.meta.dirname, '../../../plugins/studio-reference');
const DOCS = path.resolve(import.meta.dirname, '../../../docs-studio/reference/components');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-plugin-'));
const outfile = path.join(folder, 'plugin.cjs');
buildSync({
  stdin: {
    contents: `
      export { COMPONENT_WORDS, COMPONENTS, OBJECT_WORDS } from './facts';
      export { remarks, studioTable } from './tables';
      export { studioTables } from './remark';
      export { componentTitle, FILES_TITLE, searchRecords } from './searchRecords';
    `,
    resolveDir: PLUGIN,
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  outfile,
  logLevel: 'error',
});
const plugin = createRequire(import.meta.url)(outfile);
fs.rmSync(folder, { recursive: true });

/** @param {() => unknown} compute */
function orError(compute) {
  try {
    return compute();
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** @param {string[]} names what the elements of a page ask for */
function compiled(names) {
  const children = names.map((value) => ({
    type: 'mdxJsxFlowElement',
    name: 'StudioTable',
    attributes: value ? [{ type: 'mdxJsxAttribute', name: 'of', value }] : [],
    children: [],
  }));
  const tree = { type: 'root', children };
  /** @type {string[]} */
  const failures = [];
  const fail = (/** @type {string} */ message) => failures.push(message);
  plugin.studioTables()(tree, { fail });
  return { elements: tree.children.map(({ name }) => name), failures };
}

/** A page that shows a picture of the reference, and others in the middle of a text. */
function illustrated() {
  const image = { type: 'image', alt: 'A chart', url: './images/chart-wide-light.webp' };
  const text = { type: 'text', value: 'See ' };
  const tree = {
    type: 'root',
    children: [
      { type: 'paragraph', children: [image] },
      { type: 'paragraph', children: [text, image] },
      { type: 'paragraph', children: [{ ...image, url: './other.webp' }] },
    ],
  };
  plugin.studioTables()(tree, { path: path.join(DOCS, 'chart.mdx') });
  return tree.children;
}

const { remarked, pages } = JSON.parse(fs.readFileSync(0, 'utf8'));
const names = [
  ...Object.keys(plugin.COMPONENTS),
  ...Object.keys(plugin.COMPONENT_WORDS.fields),
  ...Object.keys(plugin.OBJECT_WORDS).filter((name) => name !== 'PropertyValue'),
  'Buton',
];
console.log(
  JSON.stringify({
    tables: Object.fromEntries(names.map((of) => [of, orError(() => plugin.studioTable(of))])),
    remarks: remarked.map((property) => plugin.remarks(property).join(' ')),
    pages: pages.map(compiled),
    records: plugin.searchRecords('/base'),
    titles: Object.keys(plugin.COMPONENTS).map((name) => plugin.componentTitle(name)),
    filesTitle: plugin.FILES_TITLE,
    illustrated: illustrated(),
  }),
);
