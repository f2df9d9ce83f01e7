import type { Image, Paragraph, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { importComponent } from '../../shared/importComponent';
import { type Room, ROOMS, SCHEMES } from '../../shared/pictures';
import { literal, objects, program, requireDefault } from './estree';
import { webpSize } from './webpSize';

/** What writers name: the first of a component's four pictures. */
const PICTURE = /^(\.\/images\/[\w-]+)-wide-light\.webp$/;

const COMPONENT = 'SchemePicture';
const COMPONENT_FILE = '@theme/SchemePicture';

/** A file of its own whatever its size: in the page it would stand in each of its representations. */
const LOADER = '!!file-loader?name=assets/images/[name]-[contenthash].[ext]!';

/** An expression for the pictures of one component, for rooms of the given widths. */
function pictures(base: string, folder: string, rooms: readonly Room[]): MdxJsxAttribute {
  const list = rooms.flatMap((room) =>
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
  const estree = program({ type: 'ExpressionStatement', expression: objects(list) });
  return {
    type: 'mdxJsxAttribute',
    name: 'pictures',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

const baseOf = (url: string): string | undefined => PICTURE.exec(url)?.[1];

/** The place of a picture: alone in its paragraph, or at the start of an entry of an index. */
interface Place {
  node: Paragraph;
  parent: Parent;
  image: Image;
  base: string;
}

function placesIn(tree: Root): Place[] {
  const places: Place[] = [];
  visit(tree, 'paragraph', (node: Paragraph, _index, parent) => {
    const [image, ...others] = node.children;
    const base = image?.type === 'image' ? baseOf(image.url) : undefined;
    if (
      parent &&
      image?.type === 'image' &&
      base !== undefined &&
      (others.length === 0 || parent.type === 'listItem')
    ) {
      places.push({ node, parent, image, base });
    }
  });
  return places;
}

/**
 * Gives each picture of the reference its others, for narrow windows and for the dark scheme, and all
 * of them their size in pixels of the page. In an entry of an index it is a card's, and a small one.
 */
export function studioPictures(tree: Root, file: VFile): void {
  const folder = path.dirname(file.path);
  const places = placesIn(tree);
  for (const { node, parent, image, base } of places) {
    if (node.children.length === 1) {
      const alt: MdxJsxAttribute = { type: 'mdxJsxAttribute', name: 'alt', value: image.alt ?? '' };
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: COMPONENT,
        attributes: [alt, pictures(base, folder, ROOMS)],
        children: [],
      };
      parent.children.splice(parent.children.indexOf(node), 1, element);
    } else {
      const element: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: COMPONENT,
        attributes: [pictures(base, folder, ['narrow'])],
        children: [],
      };
      node.children.splice(0, 1, element);
    }
  }
  if (places.length > 0) {
    tree.children.unshift(importComponent(COMPONENT, COMPONENT_FILE));
  }
}
