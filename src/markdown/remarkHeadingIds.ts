import headings from '@docusaurus/mdx-loader/lib/remark/headings';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Docusaurus creates heading ids from these characters. */
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/**
 * Remark plugin that adds an id to headings without a letter or number, such as `## 🚀`. Docusaurus would give them an
 * empty id, so they would have no anchor, and their links in the table of contents wouldn't work. The plugin must run
 * before Docusaurus's plugin, which numbers duplicate ids.
 */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      // The text includes an id that a writer sets in a comment or in braces.
      if (!LETTER_OR_NUMBER.test(toString(heading))) {
        heading.data = {
          ...heading.data,
          hProperties: { ...heading.data?.hProperties, id: 'section' },
        };
      }
    });
  };
}

const headingProcessor = unified()
  .use(remarkHeadingIds)
  .use(headings, { anchorsMaintainCase: false })
  .freeze();

/** Returns a copy of a page's tree, in which headings have the ids that Docusaurus gives them when it compiles a page. */
export const addHeadingIds = (page: Root): Promise<Root> =>
  headingProcessor.run(structuredClone(page));
