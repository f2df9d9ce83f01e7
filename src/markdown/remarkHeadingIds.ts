import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** What stays of a heading when Docusaurus makes its id: letters and numbers. */
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/**
 * Remark plugin, to run before Docusaurus's: gives an id to headings that have no letter or number in
 * their text, such as `## 🚀` or `## ???`. Docusaurus would make an empty id of it, and the heading would
 * get no anchor and a dead link in the table of contents. It numbers ids that occur twice.
 */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      // The text includes an id that the writer gave, as a comment or in braces.
      if (!LETTER_OR_NUMBER.test(toString(heading))) {
        heading.data = {
          ...heading.data,
          hProperties: { ...heading.data?.hProperties, id: 'section' },
        };
      }
    });
  };
}
