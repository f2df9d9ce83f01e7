import type { Nodes } from 'hast';

/** The text of a node and all within it, as it stands in the source: code keeps its lines. */
export function textOf(node: Nodes | undefined): string {
  if (!node) {
    return '';
  }
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}
