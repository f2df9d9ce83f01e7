import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { remarkStudioTables } from '../../../../plugins/api-tables/node/studio/remarkStudioTables';

export interface Compiled {
  children: RootContent[];
  /** What the page was refused for. */
  failures: string[];
}

/**
 * Sends a page through the plugin.
 *
 * @param children the page, parsed
 */
export async function compile(children: RootContent[]): Promise<Compiled> {
  const tree: Root = { type: 'root', children };
  const failures: string[] = [];
  const fail = (message: string): void => void failures.push(message);
  await remarkStudioTables()(tree, { path: 'page.mdx', fail } as unknown as VFile);
  return { children: tree.children, failures };
}

/** `<StudioTable of="…" />`, as it is parsed; without a name, the attribute is missing. */
export function tableOf(name: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'StudioTable',
    attributes: name ? [{ type: 'mdxJsxAttribute', name: 'of', value: name }] : [],
    children: [],
  };
}
