import fs from 'node:fs';
import path from 'node:path';
import type { Image } from 'mdast';
import { visit } from 'unist-util-visit';
import { webpSize } from '../../plugins/api-tables/node/studio/webpSize';
import { filesBelow, pagesBelow } from '../../plugins/shared/node/files';
import { readPage } from '../../plugins/shared/node/readPage';
import { type Box, SCHEMES } from '../../plugins/shared/pictures';

const DOCS = path.resolve(__dirname, '../../docs-studio');

/** Their pictures have kinds and a test of their own. */
const REFERENCE = 'reference/components/';

/** What a picture, and all pictures of a page together, cost a reader in one scheme. */
const MAX_BYTES = 60 * 1024;
const MAX_PAGE_BYTES = 300 * 1024;

/** What a clip costs a reader who plays it. */
const MAX_CLIP_BYTES = 300 * 1024;

/** Alternatives say what is to be seen, in a sentence or two. */
const ALT_LENGTH = { least: 40, most: 320 };

const NAME = /^\.\/images\/([\w-]+)-light\.webp$/;

interface Picture {
  page: string;
  /** Without its scheme and ending. */
  name: string;
  url: string;
  alt: string;
  /** What happens in the clip of it. */
  title: string;
}

function picturesOn(page: string): Picture[] {
  const found: Picture[] = [];
  const text = fs.readFileSync(path.join(DOCS, page), 'utf8');
  visit(readPage(page, text).tree, 'image', ({ url, alt, title }: Image) => {
    const name = NAME.exec(url)?.[1] ?? '';
    found.push({ page, url, alt: alt ?? '', title: title ?? '', name });
  });
  return found;
}

const fileOf = ({ page, name }: Pick<Picture, 'page' | 'name'>, scheme: string): string =>
  path.posix.join(path.posix.dirname(page), 'images', `${name}-${scheme}.webp`);

const bytesOf = (picture: Picture, scheme: string): number =>
  fs.statSync(path.join(DOCS, fileOf(picture, scheme))).size;

const pages = pagesBelow(DOCS).filter((page) => !page.startsWith(REFERENCE));
const pictures = pages.flatMap(picturesOn);

describe.each(pictures)('$page: $url', (picture) => {
  test('it is named by its light version', () => {
    expect(picture.url).toMatch(NAME);
  });

  test('it says what is to be seen', () => {
    expect(picture.alt.length).toBeGreaterThanOrEqual(ALT_LENGTH.least);
    expect(picture.alt.length).toBeLessThanOrEqual(ALT_LENGTH.most);
  });

  test('it is there in both schemes, equally large', () => {
    const [light, dark] = SCHEMES.map((scheme) =>
      webpSize(fs.readFileSync(path.join(DOCS, fileOf(picture, scheme)))),
    );
    expect(dark).toEqual(light);
    expect(light?.width).toBeGreaterThan(0);
  });

  test.each(SCHEMES)('in %s, it is a small file', (scheme) => {
    expect(bytesOf(picture, scheme)).toBeLessThanOrEqual(MAX_BYTES);
  });
});

describe.each(pages.filter((page) => pictures.some((picture) => picture.page === page)))(
  'all pictures of %s',
  (page) => {
    test.each(SCHEMES)('are not too much to load, in %s', (scheme) => {
      const own = pictures.filter((picture) => picture.page === page);
      const bytes = own.map((picture) => bytesOf(picture, scheme));
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
    });
  },
);

/** Pictures with a title, which says what happens in their clip. */
const clips = pictures.filter(({ title }) => title !== '');

const clipOf = ({ page, name }: Picture, scheme: string): string =>
  fileOf({ page, name: `${name}-clip` }, scheme);

describe.each(clips)('the clip of $name', (clip) => {
  test('its picture says what happens in it', () => {
    expect(clip.title.length).toBeGreaterThanOrEqual(ALT_LENGTH.least);
    expect(clip.title.length).toBeLessThanOrEqual(ALT_LENGTH.most);
  });

  test.each(SCHEMES)('in %s, it is as large as its picture, and a small file', (scheme) => {
    const file = fs.readFileSync(path.join(DOCS, clipOf(clip, scheme)));
    const still = fs.readFileSync(path.join(DOCS, fileOf(clip, scheme)));
    expect(webpSize(file)).toEqual(webpSize(still));
    expect(file.length).toBeLessThanOrEqual(MAX_CLIP_BYTES);
  });
});

describe('nothing lies unused', () => {
  const files = filesBelow(DOCS).filter((file) => !file.startsWith(REFERENCE));

  test('every picture stands on a page', () => {
    const named = SCHEMES.flatMap((scheme) => [
      ...pictures.map((picture) => fileOf(picture, scheme)),
      ...clips.map((clip) => clipOf(clip, scheme)),
    ]);
    const found = files.filter((file) => /\.(webp|png|jpe?g|gif|avif)$/.test(file));
    expect(found.sort()).toEqual([...new Set(named)].sort());
  });

  test('every mark belongs to a picture, and lies in it', () => {
    for (const file of files.filter((file) => file.endsWith('/images/marks.json'))) {
      const folder = path.posix.dirname(path.posix.dirname(file));
      const text = fs.readFileSync(path.join(DOCS, file), 'utf8');
      for (const [name, boxes] of Object.entries(JSON.parse(text) as Record<string, Box[]>)) {
        const picture = path.join(DOCS, fileOf({ page: `${folder}/page`, name }, 'light'));
        const { width, height } = webpSize(fs.readFileSync(picture));
        for (const { x, y, width: w, height: h } of boxes) {
          expect([x >= 0, y >= 0, x + w <= width + 1, y + h <= height + 1]).not.toContain(false);
        }
      }
    }
  });
});
