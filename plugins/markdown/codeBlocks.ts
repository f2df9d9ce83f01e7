import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { highlight } from './highlight';

/** The file's name in a fence's meta, as writers use it: `title="src/main.tsx"`. */
const TITLE = /\btitle="([^"]*)"/;

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/**
 * Remark plugin: turns fenced code into `<CodeBlock>` with its highlighted HTML, so that the browser
 * downloads no highlighter and hydrates one element instead of one for each token.
 */
export function codeBlocks() {
  return async (tree: Root): Promise<void> => {
    const blocks: { node: Code; replace: (element: MdxJsxFlowElement) => void }[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined) {
        blocks.push({ node, replace: (element) => (parent.children[index] = element) });
      }
    });
    await Promise.all(
      blocks.map(async ({ node, replace }) => {
        const title = TITLE.exec(node.meta ?? '')?.[1];
        const language = node.lang ?? 'text';
        replace({
          type: 'mdxJsxFlowElement',
          name: 'CodeBlock',
          attributes: [
            attribute('language', language),
            ...(title ? [attribute('title', title)] : []),
            attribute('html', await highlight(node.value, language)),
          ],
          children: [],
        });
      }),
    );
  };
}
