import type { Image, Paragraph, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { importComponent } from '../../shared/importComponent';
import { ROOMS, SCHEMES } from '../theme/SchemePicture/kinds';
import { literal, objects, program, requireDefault } from './estree';
import { webpSize } from './webpSize';

/** What writers name: the first of a component's four pictures. */
const PICTURE = /^(\.\/images\/[\w-]+)-wide-light\.webp$/;

const COMPONENT = 'SchemePicture';
const COMPONENT_FILE = '@theme/SchemePicture';

/** A file of its own whatever its size: in the page it would stand in each of its representations. */
const LOADER = '!!file-loader?name=assets/images/[name]-[contenthash].[ext]!';

function pictureElement({ url, alt }: Image, folder: string): MdxJsxFlowElement {
  const [, base = ''] = PICTURE.exec(url) ?? [];
  const pictures = ROOMS.flatMap((room) =>
    SCHEMES.map((scheme) => {
      const file = `${base}-${room}-${scheme}.webp`;
      const { width, height } = webpSize(fs.readFileSync(path.join(folder, file)));
      return {
        room: literal(room),
        scheme: literal(scheme),
        src: requireDefault(LOADER + file),
        width: literal(width),
        height: literal(height),
      };
    }),
  );
  const estree = program({ type: 'ExpressionStatement', expression: objects(pictures) });
  return {
    type: 'mdxJsxFlowElement',
    name: COMPONENT,
    attributes: [
      { type: 'mdxJsxAttribute', name: 'alt', value: alt ?? '' },
      {
        type: 'mdxJsxAttribute',
        name: 'pictures',
        value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
      },
    ],
    children: [],
  };
}

/**
 * Gives each picture of the reference its three others, for narrow windows and for the dark scheme,
 * and all of them their size in pixels of the page.
 */
export function studioPictures(tree: Root, file: VFile): void {
  const places: { node: Paragraph; parent: Parent; image: Image }[] = [];
  visit(tree, 'paragraph', (node: Paragraph, _index, parent) => {
    const [image, ...others] = node.children;
    if (parent && image?.type === 'image' && others.length === 0 && PICTURE.test(image.url)) {
      places.push({ node, parent, image });
    }
  });
  places.forEach(({ node, parent, image }) => {
    const element = pictureElement(image, path.dirname(file.path));
    parent.children.splice(parent.children.indexOf(node), 1, element);
  });
  if (places.length > 0) {
    tree.children.unshift(importComponent(COMPONENT, COMPONENT_FILE));
  }
}
