import fs from 'node:fs/promises';
import path from 'node:path';
import { recordPackages } from '../../shared/node/bundledPackages';
import type { FontSubset } from './subset';

/** The stylesheets that the plugin generates: one for the first screen of a page, and one that loads later. */
export const STYLESHEET_NAMES = ['first-screen', 'rest'] as const;

export type StylesheetName = (typeof STYLESHEET_NAMES)[number];

/**
 * The subsets of each font. A page loads a subset if the page contains one of the subset's characters. cspell:disable
 */
const FONT_SUBSETS = [
  {
    /** The suffix of the file name. */
    suffix: '',
    stylesheet: 'first-screen',
    characters:
      Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
      // MUI puts a zero-width space into empty fields to preserve their height. A thin space separates times from AM.
      '\u2009\u200b' +
      '\u00a0éñó·–—‘’“”•…−€',
  },
  { suffix: '-rare', stylesheet: 'rest', characters: '°×áíö›″ƒ→←↑↓↵⌘' },
] as const satisfies { suffix: string; stylesheet: StylesheetName; characters: string }[];

/* cspell:enable */

/** All characters that prose, samples, and demos use. */
export const SUBSET_CHARACTERS = FONT_SUBSETS.map(({ characters }) => characters).join('');

interface Font extends Omit<FontSubset, 'characters'> {
  /** The name of the package and of the generated files. */
  name: string;
  family: string;
  display: 'optional' | 'swap';
}

/** The site's web fonts. The monospaced font has only one weight, because a second weight would double its size. */
const WEB_FONTS: readonly Font[] = [
  {
    name: 'geist',
    family: 'Geist Variable',
    weights: { min: 400, max: 650 },
    features: ['kern', 'tnum'],
    // On a slow connection, the inline script replaces the fallback instead (../loadTextFont.ts).
    display: 'optional',
  },
  {
    name: 'geist-mono',
    family: 'Geist Mono Variable',
    weights: 400,
    features: [],
    // The fallback font has exactly the same widths, so swapping the fonts shifts nothing.
    display: 'swap',
  },
];

function resolveFont(name: string): string {
  return require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}

/** The ranges of non-ASCII code points in the packages' `latin` files. */
const LATIN_RANGES = [
  [0xa0, 0x2ff],
  [0x2000, 0x22ff],
] as const;

function toCodePoints(characters: string): number[] {
  return [...new Set(Array.from(characters, (each) => each.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
}

/**
 * Returns the code points that only the complete files have. They don't overlap with the subsets, because a browser
 * would then load the complete file while a subset is still loading.
 */
function getRemainingCodePoints(characters: string): number[] {
  const known = new Set(toCodePoints(characters));
  return LATIN_RANGES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  ).filter((code) => !known.has(code));
}

/** Formats code points as a CSS `unicode-range`: `U+20-7e,U+a0`. */
function formatUnicodeRange(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) {
      last[1] = code;
    } else {
      runs.push([code, code]);
    }
  }
  return runs
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
}

/**
 * Writes two subsets of each font: the common characters, which make up a third of the packages' latin files, and the
 * rare ones. Browsers load the complete file for any other character.
 *
 * The text font has `font-display: optional`: a page that preloads the font is painted with it, or keeps the
 * fallback, so that the text doesn't move after the first paint.
 *
 * @param folder - the output folder
 * @param shouldSkipSubsets - whether to copy the complete fonts, because subsetting takes seconds
 * @returns the `@font-face` rules of each stylesheet
 */
export async function writeFonts(
  folder: string,
  shouldSkipSubsets: boolean,
): Promise<Record<StylesheetName, string>> {
  const rules: Record<StylesheetName, string> = { 'first-screen': '', rest: '' };
  recordPackages(
    'fonts',
    WEB_FONTS.map(({ name }) => resolveFont(name)),
  );
  for (const { name, family, display, ...options } of WEB_FONTS) {
    const formatFontFace = (url: string, codes: number[]): string =>
      `@font-face{font-family:'${family}';src:url('${url}') format('woff2');` +
      `font-weight:100 900;font-display:${display};unicode-range:${formatUnicodeRange(codes)}}`;
    const source = resolveFont(name);
    const font = await fs.readFile(source);
    for (const { suffix, stylesheet, characters } of FONT_SUBSETS) {
      const file = `${name}${suffix}.woff2`;
      // Importing the subsetter takes time, which development doesn't need.
      const content = shouldSkipSubsets
        ? font
        : await (await import('./subset')).createSubset(font, { characters, ...options });
      await fs.writeFile(path.join(folder, file), content);
      rules[stylesheet] += formatFontFace(`./${file}`, toCodePoints(characters));
    }
    const url = `@fontsource-variable/${name}/files/${path.basename(source)}`;
    rules.rest += formatFontFace(url, getRemainingCodePoints(SUBSET_CHARACTERS));
  }
  return rules;
}
