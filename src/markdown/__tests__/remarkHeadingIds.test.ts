import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type { Heading } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkHeadingIds } from '../remarkHeadingIds';

/** Returns the heading ids after this plugin and Docusaurus's plugin have run. */
async function getIds(markdown: string): Promise<unknown[]> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkHeadingIds)
    .use(headings, { anchorsMaintainCase: false });
  const tree = await processor.run(processor.parse(markdown));
  return tree.children.map((child) => (child as Heading).data?.hProperties?.id);
}

it.each([
  ['## Install', ['install']],
  ['## 100 %', ['100-']],
  ['## 日本語', ['日本語']],
  ['## 🚀', ['section']],
  ['## ???\n\n## 🚀\n\n## `=>`', ['section', 'section-1', 'section-2']],
  ['## 🚀 {/* #start */}', ['start']],
])('generates the ids of the headings %j: %j', async (markdown, ids) => {
  expect(await getIds(markdown)).toEqual(ids);
});
