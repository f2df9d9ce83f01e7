import type { Expression } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Image, Paragraph, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { importComponent } from '../../shared/importComponent';
import { type Box, type Room, ROOMS, SCHEMES } from '../../shared/pictures';
import { literal, objects, program, requireDefault } from './estree';
import { webpSize } from './webpSize';

/** What writers name: the light picture, and of a component's four the wide one. */
const PICTURE = /^(\.\/images\/[\w-]+?)(-wide)?-light\.webp$/;

/** Where a picture points at something, by its name; scripts/studio-pictures.mjs writes it. */
const MARKS = 'images/marks.json';

const COMPONENT = 'SchemePicture';
const COMPONENT_FILE = '@theme/SchemePicture';

/** A file of its own whatever its size: in the page it would stand in each of its representations. */
const LOADER = '!!file-loader?name=assets/images/[name]-[contenthash].[ext]!';

/** The picture that a page names. */
interface Named {
  /** Its file, without what differs among its kinds. */
  base: string;
  /** Those that it comes in; without any, one is for all. */
  rooms: readonly (Room | undefined)[];
}

function namedBy(url: string): Named | undefined {
  const [, base, wide] = PICTURE.exec(url) ?? [];
  return base === undefined ? undefined : { base, rooms: wide ? ROOMS : [undefined] };
}

function attribute(name: string, expression: Expression): MdxJsxAttribute {
  const estree = program({ type: 'ExpressionStatement', expression });
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

/** Where a picture is and how large it is shown. */
function sized(file: string, folder: string): Record<'src' | 'width' | 'height', Expression> {
  const { width, height } = webpSize(fs.readFileSync(path.join(folder, file)));
  return { src: requireDefault(LOADER + file), width: literal(width), height: literal(height) };
}

/** The pictures of one subject: each kind of them, with its size. */
function pictures({ base, rooms }: Named, folder: string): MdxJsxAttribute {
  const list = rooms.flatMap((room) =>
    SCHEMES.map((scheme) => ({
      ...(room && { room: literal(room) }),
      scheme: literal(scheme),
      ...sized(`${[base, room, scheme].filter(Boolean).join('-')}.webp`, folder),
    })),
  );
  return attribute('pictures', objects(list));
}

/** The same in motion, in both schemes, if it was recorded; the picture's title says what happens. */
function clips({ base }: Named, title: string, folder: string): MdxJsxAttribute[] {
  const files = SCHEMES.map((scheme) => [scheme, `${base}-clip-${scheme}.webp`] as const);
  if (!files.every(([, file]) => fs.existsSync(path.join(folder, file)))) {
    return [];
  }
  const list = files.map(([scheme, file]) => ({
    scheme: literal(scheme),
    ...sized(file, folder),
  }));
  return [
    { type: 'mdxJsxAttribute', name: 'clipAlt', value: title },
    attribute('clips', objects(list)),
  ];
}

/** What a picture points at, if it does. */
function marks({ base }: Named, folder: string): MdxJsxAttribute[] {
  const file = path.join(folder, MARKS);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}';
  const found = (JSON.parse(text) as Record<string, Box[] | undefined>)[path.basename(base)];
  return found ? [attribute('marks', valueToEstree(found))] : [];
}

/** The place of a picture: alone in its paragraph, or at the start of an entry of an index. */
interface Place {
  node: Paragraph;
  parent: Parent;
  image: Image;
  named: Named;
}

function placesIn(tree: Root): Place[] {
  const places: Place[] = [];
  visit(tree, 'paragraph', (node: Paragraph, _index, parent) => {
    const [image, ...others] = node.children;
    const named = image?.type === 'image' ? namedBy(image.url) : undefined;
    if (
      parent &&
      image?.type === 'image' &&
      named &&
      (others.length === 0 || parent.type === 'listItem')
    ) {
      places.push({ node, parent, image, named });
    }
  });
  return places;
}

/**
 * Gives each picture its others, for the dark scheme and, in the reference, for narrow windows, and all
 * of them their size in pixels of the page, what they point at, and the clip of it. In an entry of an
 * index it is a card's, and a small one.
 */
export function studioPictures(tree: Root, file: VFile): void {
  const folder = path.dirname(file.path);
  const places = placesIn(tree);
  for (const { node, parent, image, named } of places) {
    if (node.children.length === 1) {
      const alt: MdxJsxAttribute = { type: 'mdxJsxAttribute', name: 'alt', value: image.alt ?? '' };
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: COMPONENT,
        attributes: [
          alt,
          pictures(named, folder),
          ...marks(named, folder),
          ...clips(named, image.title ?? '', folder),
        ],
        children: [],
      };
      parent.children.splice(parent.children.indexOf(node), 1, element);
    } else {
      const element: MdxJsxTextElement = {
        type: 'mdxJsxTextElement',
        name: COMPONENT,
        attributes: [pictures({ ...named, rooms: ['narrow'] }, folder)],
        children: [],
      };
      node.children.splice(0, 1, element);
    }
  }
  if (places.length > 0) {
    tree.children.unshift(importComponent(COMPONENT, COMPONENT_FILE));
  }
}
