import path from 'node:path';
import type { VFile } from 'vfile';
import { toPosixPath } from './files';

/** A node of a Markdown, HTML, or JavaScript syntax tree. */
interface Located {
  position?: { start: { line: number } };
  loc?: { start: { line: number } } | null;
}

/**
 * Returns the location of a node for messages: `docs-toolpad-core/react-crud/index.mdx:12`.
 *
 * @param offset - the number of lines between the start of the node and the relevant line
 */
export function describeLocation(
  { path: page }: Pick<VFile, 'path'>,
  node: Located = {},
  offset = 0,
): string {
  const line = node.position?.start.line ?? node.loc?.start.line;
  const file = toPosixPath(path.relative(process.cwd(), page));
  return line === undefined ? file : `${file}:${line + offset}`;
}
