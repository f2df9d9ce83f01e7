/**
 * Compiles the MDX texts on its input, a JSON list, with the reference of the fixture package, and
 * writes what became of each: an outline, or the error. In a process of its own: jest does not load
 * the ES modules of Docusaurus's MDX processor.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { json } from 'node:stream/consumers';
import configValidation from '@docusaurus/core/lib/server/configValidation.js';
import mdxLoader from '@docusaurus/mdx-loader/lib/utils.js';
import utils from '@docusaurus/utils';
import { visit } from 'unist-util-visit';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const load = (file) => utils.loadFreshModule(path.join(repository, file));
const { createApiReference } = await load('plugins/api-reference/index.ts');
const { codeBlocks } = await load('plugins/markdown/codeBlocks.ts');

const siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'reference-'));
const reference = createApiReference({
  siteDir,
  siteUrl: 'https://example.com/library/',
  links: { 'https://example.com/library/panel/#width': '/panel/#how-wide' },
  versions: [
    {
      docs: 'docs',
      packages: [
        {
          name: '@fixture/library',
          version: '1.2.3',
          directory: fileURLToPath(new URL('fixtures/library', import.meta.url)),
        },
      ],
      pages: [{ name: 'PanelHeader', path: '/api/panel-header/' }],
    },
  ],
});

function attributesOf({ attributes }) {
  return Object.fromEntries(
    attributes.map(({ name, value }) => [
      name,
      typeof value === 'object' ? JSON.parse(value.value) : value,
    ]),
  );
}

/** Puts the outline of a page into the file's data. */
function outline() {
  return (root, file) => {
    const lines = [];
    visit(root, ['heading', 'mdxJsxFlowElement', 'paragraph'], (node) => {
      if (node.type === 'heading') {
        lines.push({ heading: node.depth, id: node.data.id });
      } else if (node.type === 'mdxJsxFlowElement') {
        lines.push({ element: node.name, ...attributesOf(node) });
      }
    });
    file.data.outline = lines;
  };
}

const options = {
  siteDir,
  staticDirs: [],
  admonitions: true,
  beforeDefaultRemarkPlugins: [reference.remarkPlugin, codeBlocks],
  remarkPlugins: [outline],
  markdownConfig: configValidation.DEFAULT_CONFIG.markdown,
};

const results = [];
for (const [place, { folder = 'docs', source }] of (await json(process.stdin)).entries()) {
  const filePath = path.join(siteDir, folder, `${place}.mdx`);
  try {
    const { data, content } = await mdxLoader.compileToJSX({
      filePath,
      fileContent: source,
      frontMatter: {},
      options,
      compilerName: 'server',
    });
    results.push({ outline: data.outline, code: content });
  } catch (error) {
    results.push({ error: String(error.cause?.message ?? error.message) });
  }
}
const kept = await fs.readdir(path.join(siteDir, 'node_modules/.cache/api-reference'));
await fs.rm(siteDir, { recursive: true });
process.stdout.write(JSON.stringify({ results, kept }));
