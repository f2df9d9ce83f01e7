import ts from 'typescript';

/** A node and all that are in it, as they stand in the text. */
export function nodesIn(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesIn(child)));
  return nodes;
}
