import fs from 'node:fs/promises';
import path from 'node:path';
import type { FontSubset } from './subset';

/** The font faces are in two stylesheets: one for a page's first screen, and one that loads later. */
export const STYLESHEETS = ['first-screen', 'rest'] as const;

export type StylesheetName = (typeof STYLESHEETS)[number];

/** The subsets of each font, a file each. A page loads a file if it has one of its characters. cspell:disable */
const SUBSETS = [
  {
    /** Follows the font's name in the file name. */
    suffix: '',
    stylesheet: 'first-screen',
    characters:
      Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
      // MUI keeps the height of empty fields with a zero-width space. A thin space separates times from AM.
      '\u2009\u200b' +
      '\u00a0éñó·–—‘’“”•…−€',
  },
  { suffix: '-rare', stylesheet: 'rest', characters: '°×áíö›″ƒ→←↑↓↵⌘' },
] as const satisfies { suffix: string; stylesheet: StylesheetName; characters: string }[];

/* cspell:enable */

/** All characters that prose, samples and demos use. */
export const SUBSET_CHARACTERS = SUBSETS.map(({ characters }) => characters).join('');

interface Font extends Omit<FontSubset, 'characters'> {
  /** The name of the package, of its file, and of the written file. */
  name: string;
  family: string;
  display: 'optional' | 'swap';
}

/** The fonts of the site. Code has one weight, because a second would double its size. */
const WEB_FONTS: readonly Font[] = [
  {
    name: 'geist',
    family: 'Geist Variable',
    weights: { min: 400, max: 650 },
    features: ['kern', 'tnum'],
    display: 'optional',
  },
  {
    name: 'geist-mono',
    family: 'Geist Mono Variable',
    weights: 400,
    features: [],
    // Its fallback has exactly the same widths, so a late font moves nothing.
    display: 'swap',
  },
];

function resolveFont(name: string): string {
  return require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}

/** The ranges of code points beyond ASCII in the packages' latin files. */
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
 * Returns the code points that only the whole files have. The ranges don't overlap those of the subsets, because a
 * browser would then load the whole file while a subset is still loading.
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
 * Writes subsets of the fonts: the common characters, a third of the size of the packages' latin files, and the rare
 * ones. For a character that is in neither, the browser loads the whole file.
 *
 * The text font is `optional`: if it isn't available at once, it is used from the next page load on. A late swap
 * would move the text and lay out the whole page again.
 *
 * @param folder - receives the files
 * @param shouldSkipSubsets - copies the whole fonts, because subsetting takes seconds
 * @returns the `@font-face` rules by stylesheet
 */
export async function writeFonts(
  folder: string,
  shouldSkipSubsets: boolean,
): Promise<Record<StylesheetName, string>> {
  const rules: Record<StylesheetName, string> = { 'first-screen': '', rest: '' };
  for (const { name, family, display, ...options } of WEB_FONTS) {
    const formatFontFace = (url: string, codes: number[]): string =>
      `@font-face{font-family:'${family}';src:url('${url}') format('woff2');` +
      `font-weight:100 900;font-display:${display};unicode-range:${formatUnicodeRange(codes)}}`;
    const source = resolveFont(name);
    const font = await fs.readFile(source);
    for (const { suffix, stylesheet, characters } of SUBSETS) {
      const file = `${name}${suffix}.woff2`;
      // The subsetter is loaded only if it is needed.
      const content = shouldSkipSubsets
        ? font
        : await (await import('./subset')).subset(font, { characters, ...options });
      await fs.writeFile(path.join(folder, file), content);
      rules[stylesheet] += formatFontFace(`./${file}`, toCodePoints(characters));
    }
    const url = `@fontsource-variable/${name}/files/${path.basename(source)}`;
    rules.rest += formatFontFace(url, getRemainingCodePoints(SUBSET_CHARACTERS));
  }
  return rules;
}
