import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { remarkMovedSections } from '../remarkMovedSections';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'moved-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Returns the ids that the plugin adds to a page, with the links of their elements. */
function getPointers(frontMatter: object): Record<string, string> {
  const tree: Root = unified().use(remarkParse).parse('Text.');
  const file = new VFile({ path: path.join(folder, 'index.mdx') });
  file.data.frontMatter = frontMatter;
  remarkMovedSections()(tree, file);
  const pointers: Record<string, string> = {};
  visit(tree, 'paragraph', ({ data, children: [link] }) => {
    if (link?.type === 'link') {
      pointers[String(data?.hProperties?.id)] = link.url;
    }
  });
  return pointers;
}

it('adds an element with the id of each section that links to its new page', () => {
  const moved_sections = { 'forms.mdx': ['rules'], './rest.mdx': ['token', 'errors'] };
  expect(getPointers({ moved_sections })).toEqual({
    rules: 'forms.mdx#rules',
    token: './rest.mdx#token',
    errors: './rest.mdx#errors',
  });
});

it('keeps all anchors of a demo', () => {
  fs.writeFileSync(path.join(folder, 'Desk.tsx'), '');
  fs.writeFileSync(path.join(folder, 'Desk.css.tsx'), '');
  expect(Object.keys(getPointers({ moved_sections: { 'forms.mdx': ['Desk'] } }))).toEqual([
    'Desk',
    'Desk.tsx',
    'Desk.js',
    'system-Desk.tsx',
    'system-Desk.js',
    'css-Desk.tsx',
    'css-Desk.js',
  ]);
});

it('adds nothing to other pages', () => {
  expect(getPointers({})).toEqual({});
});
