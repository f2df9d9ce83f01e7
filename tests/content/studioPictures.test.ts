import fs from 'node:fs';
import path from 'node:path';
import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import { getWebpSize } from '../../src/markdown/webpSize';
import { listFiles, listPages } from '../../plugins/shared/node/files';
import { readPage } from '../../plugins/shared/node/readPage';
import { SCHEMES } from '../../plugins/shared/schemes';
import type { Box } from '../../src/components/SchemePicture/types';

const DOCS_FOLDER = path.resolve(__dirname, '../../docs-studio');

/** The folder whose pictures are covered by the tests in plugins/api-tables. */
const REFERENCE_FOLDER = 'reference/components/';

/** The maximum sizes of a picture, of all pictures on a page, and of a clip, each in one color scheme. */
const MAX_BYTES = 60 * 1024;
const MAX_PAGE_BYTES = 300 * 1024;
const MAX_CLIP_BYTES = 300 * 1024;

/** Matches text alternatives, which must have the length of one or two sentences. */
const TEXT_ALTERNATIVE = /^.{40,320}$/s;

const PICTURE_URL = /^\.\/images\/([\w-]+)-light\.webp$/;

interface Picture {
  page: string;
  /** The name of the file, without color scheme or extension. */
  name: string;
  url: string;
  alt: string;
  /** The text alternative of the clip, or an empty string if there is no clip. */
  title: string;
}

function findPictures(page: string): Picture[] {
  const found: Picture[] = [];
  const text = fs.readFileSync(path.join(DOCS_FOLDER, page), 'utf8');
  visit(readPage(page, text).tree, 'image', ({ url, alt, title }: Image) => {
    const name = PICTURE_URL.exec(url)?.[1] ?? '';
    found.push({ page, url, alt: alt ?? '', title: title ?? '', name });
  });
  return found;
}

const getFile = ({ page, name }: Pick<Picture, 'page' | 'name'>, scheme: string): string =>
  path.posix.join(path.posix.dirname(page), 'images', `${name}-${scheme}.webp`);

const getClipFile = ({ page, name }: Picture, scheme: string): string =>
  getFile({ page, name: `${name}-clip` }, scheme);

const read = (file: string): Buffer => fs.readFileSync(path.join(DOCS_FOLDER, file));

const pages = listPages(DOCS_FOLDER).filter((page) => !page.startsWith(REFERENCE_FOLDER));
const pictures = pages.flatMap(findPictures);
const clips = pictures.filter(({ title }) => title !== '');

describe.each(pictures)('$page: $url', (picture) => {
  it('has the URL of the light picture, and a text alternative of one or two sentences', () => {
    expect(picture.url).toMatch(PICTURE_URL);
    expect(picture.alt).toMatch(TEXT_ALTERNATIVE);
  });

  it('has files with the same width and height in both color schemes, within the size limit', () => {
    const [light, dark] = SCHEMES.map((scheme) => {
      const file = read(getFile(picture, scheme));
      expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
      return getWebpSize(file);
    });
    expect(dark).toEqual(light);
    expect(light?.width).toBeGreaterThan(0);
  });
});

it.each(pages)('keeps the total size of the pictures on %s within the limit', (page) => {
  for (const scheme of SCHEMES) {
    const sizes = pictures
      .filter((picture) => picture.page === page)
      .map((picture) => read(getFile(picture, scheme)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  }
});

it.each(clips)(
  'gives the clip of $name a text alternative and the same width and height as its picture',
  (clip) => {
    expect(clip.title).toMatch(TEXT_ALTERNATIVE);
    for (const scheme of SCHEMES) {
      const file = read(getClipFile(clip, scheme));
      expect(getWebpSize(file)).toEqual(getWebpSize(read(getFile(clip, scheme))));
      expect(file.length).toBeLessThanOrEqual(MAX_CLIP_BYTES);
    }
  },
);

describe('every image folder', () => {
  const files = listFiles(DOCS_FOLDER).filter((file) => !file.startsWith(REFERENCE_FOLDER));

  it('contains exactly the pictures that pages show', () => {
    const used = SCHEMES.flatMap((scheme) => [
      ...pictures.map((picture) => getFile(picture, scheme)),
      ...clips.map((clip) => getClipFile(clip, scheme)),
    ]);
    const found = files.filter((file) => /\.(webp|png|jpe?g|gif|avif)$/.test(file));
    expect(found.sort()).toEqual([...new Set(used)].sort());
  });

  it('contains only marks that are within their pictures', () => {
    for (const file of files.filter((each) => each.endsWith('/images/marks.json'))) {
      const folder = path.posix.dirname(path.posix.dirname(file));
      const marks = JSON.parse(read(file).toString()) as Record<string, Box[]>;
      for (const [name, boxes] of Object.entries(marks)) {
        const { width, height } = getWebpSize(
          read(getFile({ page: `${folder}/page`, name }, 'light')),
        );
        for (const { x, y, width: w, height: h } of boxes) {
          expect([x >= 0, y >= 0, x + w <= width + 1, y + h <= height + 1]).not.toContain(false);
        }
      }
    }
  });
});
