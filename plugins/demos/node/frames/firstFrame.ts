import fs from 'node:fs';
import path from 'node:path';
import { escapeAttribute } from '../../../shared/escapeHtml';
import { COLUMN_WIDTHS, type ColumnWidth, type Scheme, SCHEMES } from '../../../shared/pictures';
import { type Assets, publish } from './assets';
import type { FrameSpec } from './collect';

/*
 * Some demos show nothing before a browser runs them: a data grid measures its room first, and CRUD
 * loads its records. What they will be is shown as a picture until a reader turns to them. The check
 * of the demos (scripts/verify.mjs demos) takes the pictures, and finds those that are no longer true.
 */

/** The widths of the pictures, in CSS px: a frame on a phone of 360 px, and in a window of 1280 px. */
export const PICTURE_WIDTHS_PX: Record<ColumnWidth, number> = { narrow: 300, wide: 598 };

/** Frames from this width on, in CSS px, show the wide picture. */
const WIDE_FROM_PX = 480;

const STYLES_AND_SCRIPTS = /<(style|script)[\s>][\s\S]*?<\/\1>/g;
const PICTURES = /<(?:svg|img|canvas|input|video)[\s>]/;

/** Some components, such as the data grid, render nothing without a browser. */
function isEmpty(html: string): boolean {
  const content = html.replace(STYLES_AND_SCRIPTS, '');
  return !PICTURES.test(content) && content.replace(/<[^>]*>/g, '').trim() === '';
}

/** Modules whose components measure or load before they show what they are for. */
const LATE = /^@(?:mui\/x-|toolpad\/core\/Crud$)/;

/**
 * Whether a reader sees hardly more than an empty frame. A form shows its fields at once.
 *
 * @param html what the demo renders at build time
 */
export function isWaiting({ imports }: Pick<FrameSpec, 'imports'>, html: string): boolean {
  return isEmpty(html) || (imports.some((name) => LATE.test(name)) && !/<form[\s>]/.test(html));
}

/**
 * What stands over a demo that does not show yet what it is about.
 *
 * @param picture what it will be, as HTML, if there is a picture of it
 */
export function waitingHtml(picture = ''): string {
  return (
    `<div class="demo-waiting demo-over">${picture}` +
    '<button type="button" class="demo-start">Start the demo</button>' +
    '<noscript>This demo needs JavaScript.</noscript></div>'
  );
}

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
