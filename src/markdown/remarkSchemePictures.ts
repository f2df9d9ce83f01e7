import type { Root } from 'mdast';
import fs from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  Asset,
  createComponentImport,
  createElement,
  findElements,
} from '../../plugins/shared/node/mdx';
import { SCHEMES } from '../../plugins/choices/schemes';
import { type Box, type ColumnWidth, COLUMN_WIDTHS } from '../components/SchemePicture/types';

/** Matches a picture's URL in a page's source, which is the light (and wide) version. */
const PICTURE_URL = /^(\.\/images\/[\w-]+?)(-wide)?-light\.webp$/;

/** The file that contains the marks of all pictures in a docs folder. */
const MARKS_FILE = 'images/marks.json';

const COMPONENT_NAME = 'SchemePicture';
const COMPONENT_FILE = '@site/src/components/SchemePicture';

/** The device pixel ratio of the screenshots, for phones and high-resolution displays. */
const DEVICE_PIXEL_RATIO = 2;

/** A picture on a page. */
interface Picture {
  /** The path of the file, without the width, the color scheme, and the extension. */
  base: string;
  /** The widths of the picture; `undefined` is a picture for all widths. */
  widths: readonly (ColumnWidth | undefined)[];
}

function parseUrl(url: string): Picture | undefined {
  const [, base, wide] = PICTURE_URL.exec(url) ?? [];
  return base === undefined ? undefined : { base, widths: wide ? COLUMN_WIDTHS : [undefined] };
}

/** Returns the URL and the displayed size of a picture, in CSS pixels. */
function getSource(file: string, folder: string) {
  const { width, height } = imageSize(fs.readFileSync(path.join(folder, file)));
  return {
    src: new Asset(file),
    width: Math.round(width / DEVICE_PIXEL_RATIO),
    height: Math.round(height / DEVICE_PIXEL_RATIO),
  };
}

/** Returns the files of a picture: one for each width and scheme. */
function getFiles({ base, widths }: Picture, folder: string) {
  return widths.flatMap((columnWidth) =>
    SCHEMES.map((scheme) => ({
      ...(columnWidth && { columnWidth }),
      scheme,
      ...getSource(`${[base, columnWidth, scheme].filter(Boolean).join('-')}.webp`, folder),
    })),
  );
}

/**
 * Returns the clip of a picture in both color schemes, if it exists. The picture's title is the clip's text
 * alternative.
 */
function getClips({ base }: Picture, title: string, folder: string) {
  const files = SCHEMES.map((scheme) => [scheme, `${base}-clip-${scheme}.webp`] as const);
  if (!files.every(([, file]) => fs.existsSync(path.join(folder, file)))) {
    return {};
  }
  return {
    clipAlt: title,
    clips: files.map(([scheme, file]) => ({ scheme, ...getSource(file, folder) })),
  };
}

/** Returns the marks of a picture, if it has any. */
function getMarks({ base }: Picture, folder: string): { marks?: Box[] } {
  const file = path.join(folder, MARKS_FILE);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}';
  const found = (JSON.parse(text) as Record<string, Box[] | undefined>)[path.basename(base)];
  return found ? { marks: found } : {};
}

/**
 * Remark plugin that replaces each picture in its own paragraph with a component. The component has the pictures for
 * both color schemes (and for both widths in Studio's reference), their sizes, the marks, and the clip. The picture of
 * a list item becomes a small picture on a card. Inline pictures aren't changed.
 */
export function remarkSchemePictures() {
  return (tree: Root, file: VFile): void => {
    const folder = path.dirname(file.path);
    visit(tree, 'paragraph', (node, index, parent) => {
      const [image, ...others] = node.children;
      const picture = image?.type === 'image' && parseUrl(image.url);
      if (!picture || !parent || index === undefined) {
        return;
      }
      if (others.length === 0) {
        parent.children[index] = createElement(COMPONENT_NAME, {
          alt: image.alt ?? '',
          pictures: getFiles(picture, folder),
          ...getMarks(picture, folder),
          ...getClips(picture, image.title ?? '', folder),
        });
      } else if (parent.type === 'listItem') {
        const widths = picture.widths.filter((width) => width !== 'wide');
        const card = createElement(COMPONENT_NAME, {
          pictures: getFiles({ ...picture, widths }, folder),
        });
        node.children[0] = { ...card, type: 'mdxJsxTextElement', children: [] };
      }
    });
    if (findElements(tree, COMPONENT_NAME).length > 0) {
      tree.children.unshift(createComponentImport(COMPONENT_NAME, COMPONENT_FILE));
    }
  };
}
