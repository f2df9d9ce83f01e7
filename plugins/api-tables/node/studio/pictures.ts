import type { Root } from 'mdast';
import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { importComponent } from '../../../shared/importComponent';
import { jsxElements } from '../../../shared/node/jsxElements';
import { type Box, type ColumnWidth, COLUMN_WIDTHS, SCHEMES } from '../../../shared/pictures';
import { Asset, element } from '../core/page/elements';
import { webpSize } from './webpSize';

/** What writers name: the light picture, and of a component's four the wide one. */
const PICTURE = /^(\.\/images\/[\w-]+?)(-wide)?-light\.webp$/;

/** The name of the file with the places that pictures point at. */
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
  rooms: readonly (ColumnWidth | undefined)[];
}

function namedBy(url: string): Named | undefined {
  const [, base, wide] = PICTURE.exec(url) ?? [];
  return base === undefined ? undefined : { base, rooms: wide ? COLUMN_WIDTHS : [undefined] };
}

/** Where a picture is and how large it is shown. */
function sized(file: string, folder: string) {
  return { src: new Asset(LOADER + file), ...webpSize(fs.readFileSync(path.join(folder, file))) };
}

/** The pictures of one subject: each kind of them, with its size. */
function pictures({ base, rooms }: Named, folder: string) {
  return rooms.flatMap((room) =>
    SCHEMES.map((scheme) => ({
      ...(room && { room }),
      scheme,
      ...sized(`${[base, room, scheme].filter(Boolean).join('-')}.webp`, folder),
    })),
  );
}

/** The same in motion, in both schemes, if it was recorded; the picture's title says what happens. */
function clips({ base }: Named, title: string, folder: string) {
  const files = SCHEMES.map((scheme) => [scheme, `${base}-clip-${scheme}.webp`] as const);
  if (!files.every(([, file]) => fs.existsSync(path.join(folder, file)))) {
    return {};
  }
  return {
    clipAlt: title,
    clips: files.map(([scheme, file]) => ({ scheme, ...sized(file, folder) })),
  };
}

/** What a picture points at, if it does. */
function marks({ base }: Named, folder: string): { marks?: Box[] } {
  const file = path.join(folder, MARKS);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}';
  const found = (JSON.parse(text) as Record<string, Box[] | undefined>)[path.basename(base)];
  return found ? { marks: found } : {};
}

/**
 * Gives each picture its others, for the dark scheme and, in the reference, for narrow windows, and all
 * of them their size in pixels of the page, what they point at, and the clip of it. In an entry of an
 * index it is a card's, and a small one. A picture among other text stays as it is.
 */
export function studioPictures(tree: Root, file: VFile): void {
  const folder = path.dirname(file.path);
  visit(tree, 'paragraph', (node, index, parent) => {
    const [image, ...others] = node.children;
    const named = image?.type === 'image' && namedBy(image.url);
    if (!named || !parent || index === undefined) {
      return;
    }
    if (others.length === 0) {
      parent.children[index] = element(COMPONENT, {
        alt: image.alt ?? '',
        pictures: pictures(named, folder),
        ...marks(named, folder),
        ...clips(named, image.title ?? '', folder),
      });
    } else if (parent.type === 'listItem') {
      const picture = element(COMPONENT, {
        pictures: pictures({ ...named, rooms: ['narrow'] }, folder),
      });
      node.children[0] = { ...picture, type: 'mdxJsxTextElement', children: [] };
    }
  });
  if (jsxElements(tree, COMPONENT).length > 0) {
    tree.children.unshift(importComponent(COMPONENT, COMPONENT_FILE));
  }
}
