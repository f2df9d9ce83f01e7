import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** Docusaurus makes the id of a heading from these characters. */
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/**
 * Remark plugin that gives an id to headings without a letter or number, such as `## 🚀`. Docusaurus would give them an
 * empty id, so they would have no anchor and a dead link in the table of contents. The plugin must run before
 * Docusaurus's, which numbers ids that occur twice.
 */
export function remarkHeadingIds() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      // The text includes an id that the writer set in a comment or in braces.
      if (!LETTER_OR_NUMBER.test(toString(heading))) {
        heading.data = {
          ...heading.data,
          hProperties: { ...heading.data?.hProperties, id: 'section' },
        };
      }
    });
  };
}
