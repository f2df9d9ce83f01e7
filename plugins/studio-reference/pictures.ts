import type { Image, Parent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { webpSize } from './webpSize';

const PICTURE = /^\.\/images\/[\w-]+\.webp$/;

/** A file of its own whatever its size: in the page it would stand in each of its representations. */
const LOADER = '!!file-loader?name=assets/images/[name]-[contenthash].[ext]!';

function requireExpression(request: string) {
  return {
    type: 'mdxJsxAttributeValueExpression' as const,
    value: `require(${JSON.stringify(request)}).default`,
    data: {
      estree: {
        type: 'Program' as const,
        sourceType: 'module' as const,
        comments: [],
        body: [
          {
            type: 'ExpressionStatement' as const,
            expression: {
              type: 'MemberExpression' as const,
              computed: false,
              optional: false,
              object: {
                type: 'CallExpression' as const,
                optional: false,
                callee: { type: 'Identifier' as const, name: 'require' },
                arguments: [{ type: 'Literal' as const, value: request }],
              },
              property: { type: 'Identifier' as const, name: 'default' },
            },
          },
        ],
      },
    },
  };
}

function pictureElement({ url, alt }: Image, folder: string): MdxJsxTextElement {
  const { width, height } = webpSize(fs.readFileSync(path.join(folder, url)));
  const attribute = (name: string, value: MdxJsxTextElement['attributes'][number]['value']) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  });
  return {
    type: 'mdxJsxTextElement',
    name: 'img',
    attributes: [
      attribute('alt', alt ?? ''),
      attribute('src', requireExpression(LOADER + url)),
      attribute('width', String(width)),
      attribute('height', String(height)),
    ],
    children: [],
  };
}

/** Gives the pictures of the reference their size in pixels of the page. */
export function studioPictures(tree: Root, file: VFile): void {
  const places: { node: Image; parent: Parent }[] = [];
  visit(tree, 'image', (node: Image, _index, parent) => {
    if (PICTURE.test(node.url) && parent) {
      places.push({ node, parent });
    }
  });
  places.forEach(({ node, parent }) => {
    const element = pictureElement(node, path.dirname(file.path));
    parent.children.splice(parent.children.indexOf(node), 1, element);
  });
}
