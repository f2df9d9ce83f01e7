import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Remark plugin that replaces links and images by reference (`[text][label]`) with inline ones. Docusaurus resolves
 * files and pages only in inline links and images.
 */
export function remarkReferences() {
  return (tree: Root): void => {
    const definitions = new Map<string, Definition>();
    visit(tree, 'definition', (node) => {
      if (!definitions.has(node.identifier)) {
        definitions.set(node.identifier, node);
      }
    });
    visit(tree, (node) => {
      if (node.type === 'linkReference' || node.type === 'imageReference') {
        const definition = definitions.get(node.identifier);
        if (definition) {
          const { url, title } = definition;
          Object.assign(node, { type: node.type.replace('Reference', ''), url, title });
        }
      }
    });
  };
}
