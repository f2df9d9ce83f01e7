import fs from 'node:fs';
import path from 'node:path';
import { escapeAttribute } from '../../../shared/escapeHtml';
import { type ColumnWidth, COLUMN_WIDTHS, type Scheme, SCHEMES } from '../../../shared/pictures';
import { WIDE_FROM_PX } from '../../shared/firstFrame';
import { type Assets, publish } from './assets';
import type { FrameSpec } from './frame';

/** Beside the demos. */
const FOLDER = 'first-frames';

const pathOf = (entry: string, suffix: string): string =>
  path.join(path.dirname(entry), FOLDER, `${path.basename(entry, '.tsx')}-${suffix}`);

/** The picture of a demo: `first-frames/PrintShop-wide-dark.webp` beside `PrintShop.tsx`. */
export function pictureFile(entry: string, room: ColumnWidth, scheme: Scheme): string {
  return pathOf(entry, `${room}-${scheme}.webp`);
}

/** What the picture says, as text: by it the check finds that a demo says something else by now. */
export function pictureTextFile(entry: string, room: ColumnWidth): string {
  return pathOf(entry, `${room}.txt`);
}

/**
 * The pictures of what a demo shows once it runs. Of both color schemes CSS shows one, and only that
 * one is loaded.
 *
 * @param frame the demo's first file, and its name for readers
 * @param assets where the pictures go
 * @returns the HTML; nothing, if there are no pictures
 * @throws if only some of them are there
 */
export function firstFrame(
  { entry, title }: Pick<FrameSpec, 'entry' | 'title'>,
  assets: Assets,
): string | undefined {
  const files = SCHEMES.flatMap((scheme) =>
    COLUMN_WIDTHS.map((room) => pictureFile(entry, room, scheme)),
  );
  const missing = files.filter((file) => !fs.existsSync(file));
  if (missing.length === files.length) {
    return undefined;
  }
  if (missing.length > 0) {
    throw new Error(
      `Demos: expected pictures of ${entry} for both widths and both color schemes, but found no ` +
        `${missing.join(', ')}. Take them again: node scripts/verify.mjs demos <page> --first-frames`,
    );
  }
  const addressOf = (room: ColumnWidth, scheme: Scheme): string => {
    const file = pictureFile(entry, room, scheme);
    return publish(path.basename(file), fs.readFileSync(file), assets);
  };
  const pictures = SCHEMES.map(
    (scheme) =>
      `<picture class="demo-${scheme}">` +
      `<source media="(max-width:${WIDE_FROM_PX - 1}px)" srcset="${addressOf('narrow', scheme)}">` +
      `<img src="${addressOf('wide', scheme)}" alt="${escapeAttribute(title)}, as a picture" ` +
      'loading="lazy"></picture>',
  );
  return `<div class="demo-first">${pictures.join('')}</div>`;
}
