import fs from 'node:fs';
import path from 'node:path';
import { escapeAttribute } from '../../../shared/escapeHtml';
import { type Scheme, SCHEMES } from '../../../shared/schemes';
import { type AssetFolder, publishAsset } from './assets';

/*
 * Some demos render nothing useful at build time: a data grid first measures its container, and Crud first loads its
 * records. A poster (a screenshot) covers them until the reader interacts. The demo check (scripts/verify.mjs demos)
 * captures the posters.
 */

/**
 * The widths of the posters, in CSS px. Frames have these widths on a 375 px phone, in a 1280 px window, and in a 1440
 * px window. Wider windows scale the widest poster. A poster of another width differs from the demo that replaces it.
 */
export const POSTER_WIDTHS_PX = { narrow: 300, wide: 598, full: 757 } as const;

export type PosterWidth = keyof typeof POSTER_WIDTHS_PX;

export const POSTER_WIDTHS = Object.keys(POSTER_WIDTHS_PX) as PosterWidth[];

/** The widest frames that show the narrow and the wide poster, in CSS px. */
const MAX_NARROW_PX = 479;
const MAX_WIDE_PX = 690;

/** The parts of a frame that its poster depends on. */
interface PosterFrame {
  title: string;
  /** The path of the demo's file. */
  entry: string;
  /** The specifiers of the modules that the demo imports from packages. */
  imports: string[];
}

const STYLES_AND_SCRIPTS = /<(style|script)[\s>][\s\S]*?<\/\1>/g;
const VISIBLE_ELEMENTS = /<(?:svg|img|canvas|input|video)[\s>]/;

/** Matches modules whose components render their content only after measuring or loading. */
const CLIENT_RENDERED_MODULE = /^@(?:mui\/x-|toolpad\/core\/Crud$)/;

/** Returns whether a demo renders too little at build time to be useful. Forms render their fields immediately. */
function needsPoster({ imports }: Pick<PosterFrame, 'imports'>, html: string): boolean {
  const content = html.replace(STYLES_AND_SCRIPTS, '');
  const isEmpty = !VISIBLE_ELEMENTS.test(content) && content.replace(/<[^>]*>/g, '').trim() === '';
  const isClientRendered =
    imports.some((name) => CLIENT_RENDERED_MODULE.test(name)) && !/<form[\s>]/.test(html);
  return isEmpty || isClientRendered;
}

/** Returns the path of a poster: `posters/PrintShop-wide-dark.webp` beside `PrintShop.tsx`. */
export function getPosterFile(entry: string, width: PosterWidth, scheme: Scheme): string {
  const name = path.basename(entry, '.tsx');
  return path.join(path.dirname(entry), 'posters', `${name}-${width}-${scheme}.webp`);
}

/** Returns whether a demo has posters. */
export const hasPosters = (entry: string): boolean =>
  fs.existsSync(getPosterFile(entry, 'wide', 'light'));

/**
 * Publishes a demo's posters, and returns the HTML that shows them. CSS shows only the poster of the current color
 * scheme, and browsers load only that one.
 */
function publishPosters(
  { entry, title }: Pick<PosterFrame, 'entry' | 'title'>,
  assets: AssetFolder,
): string {
  const files = SCHEMES.flatMap((scheme) =>
    POSTER_WIDTHS.map((width) => getPosterFile(entry, width, scheme)),
  );
  const missing = files.filter((file) => !fs.existsSync(file));
  if (missing.length === files.length) {
    return '';
  }
  if (missing.length > 0) {
    throw new Error(
      `Demos: expected pictures of ${entry} for all widths and both color schemes, but these are ` +
        `missing: ${missing.join(', ')}. Capture them again: node scripts/verify.mjs demos <page> --posters`,
    );
  }
  const publishPoster = (width: PosterWidth, scheme: Scheme): string => {
    const file = getPosterFile(entry, width, scheme);
    return publishAsset(path.basename(file), fs.readFileSync(file), assets);
  };
  const pictures = SCHEMES.map(
    (scheme) =>
      `<picture class="demo-${scheme}">` +
      `<source media="(max-width:${MAX_NARROW_PX}px)" srcset="${publishPoster('narrow', scheme)}">` +
      `<source media="(max-width:${MAX_WIDE_PX}px)" srcset="${publishPoster('wide', scheme)}">` +
      `<img src="${publishPoster('full', scheme)}" alt="${escapeAttribute(title)} (screenshot)" ` +
      'loading="lazy"></picture>',
  );
  return `<div class="demo-first">${pictures.join('')}</div>`;
}

/**
 * Returns the HTML that covers a demo until it runs, or the empty string if the demo renders its content at build time.
 * The demo's own HTML stays below this cover for hydration.
 *
 * @param frame - the demo's entry, its imported modules, and its title
 * @param html - the demo's own HTML
 * @param assets - the output folder for the posters
 * @throws Error if only some of the posters exist
 */
export function getPosterHtml(frame: PosterFrame, html: string, assets: AssetFolder): string {
  if (!needsPoster(frame, html)) {
    return '';
  }
  const pictures = publishPosters(frame, assets);
  // The toolbar of a demo with posters has the button.
  const button = '<button type="button" class="demo-start">Start the demo</button>';
  return (
    `<div class="demo-waiting demo-over">${pictures || button}` +
    '<noscript>This demo needs JavaScript.</noscript></div>'
  );
}
