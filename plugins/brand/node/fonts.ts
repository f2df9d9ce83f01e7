import fs from 'node:fs/promises';
import path from 'node:path';
import type { FontCut } from './cutFont';
import type { BrandPart } from './stylesheet';

/** What the cut fonts have, by file. A page loads a file when it has one of its characters. cspell:disable */
const CUTS = [
  {
    /** After the font's name. */
    suffix: '',
    part: 'first-screen',
    characters:
      Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
      // MUI keeps the height of empty fields with a space of no width; others separate time from AM.
      '\u2009\u200b' +
      '\u00a0éñó·–—‘’“”•…−€',
  },
  { suffix: '-seldom', part: 'rest', characters: '°×áíö›″ƒ→←↑↓↵⌘' },
] as const satisfies { suffix: string; part: BrandPart; characters: string }[];

/* cspell:enable */

/** All that prose, samples and demos use. */
export const CHARACTERS = CUTS.map(({ characters }) => characters).join('');

interface Font extends Omit<FontCut, 'characters'> {
  /** Of the package, of the file in it, and of the one that is written. */
  name: string;
  family: string;
  display: 'optional' | 'swap';
}

/** The fonts of the site. Code has one weight: a second would cost as much as the first. */
const FONTS: readonly Font[] = [
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
    // Its stand-in is exactly as wide: it may come late.
    display: 'swap',
  },
];

function sourceOf(name: string): string {
  return require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}

/** What the packages' latin files have beyond ASCII, from and to. */
const LATIN = [
  [0xa0, 0x2ff],
  [0x2000, 0x22ff],
] as const;

function codesOf(characters: string): number[] {
  return [...new Set(Array.from(characters, (each) => each.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
}

/** What only the whole files have. Apart from the cut ones: a browser that has no cut file yet would ask. */
function codesBeyond(characters: string): number[] {
  const known = new Set(codesOf(characters));
  return LATIN.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  ).filter((code) => !known.has(code));
}

/** Characters as CSS names them: `U+20-7e,U+a0`. */
function unicodeRange(codes: readonly number[]): string {
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

/** What cuts is loaded when there is something to cut. */
async function cutDown(font: Buffer, cut: FontCut): Promise<Buffer> {
  const { cutFont } = await import('./cutFont');
  return cutFont(font, cut);
}

/**
 * Cuts the fonts down to what the pages use, at load time: to a third of the packages' latin files, and apart
 * from that what few pages have. A character that no page had so far has the browser load the whole file.
 *
 * A text font that isn't there at once is used from the next page on: one that came late would move what the
 * reader reads, and have the whole page laid out once more.
 *
 * @param folder where the files go
 * @param whole leaves the fonts as they are: cutting takes seconds
 * @returns the `@font-face` rules: those of the cut fonts, and of the whole files
 */
export async function writeFonts(
  folder: string,
  whole: boolean,
): Promise<Record<BrandPart, string>> {
  const rules: Record<BrandPart, string> = { 'first-screen': '', rest: '' };
  for (const { name, family, display, ...kept } of FONTS) {
    const face = (url: string, codes: number[]): string =>
      `@font-face{font-family:'${family}';src:url('${url}') format('woff2');` +
      `font-weight:100 900;font-display:${display};unicode-range:${unicodeRange(codes)}}`;
    const source = sourceOf(name);
    const font = await fs.readFile(source);
    for (const { suffix, part, characters } of CUTS) {
      const cut = `${name}${suffix}.woff2`;
      const content = whole ? font : await cutDown(font, { characters, ...kept });
      await fs.writeFile(path.join(folder, cut), content);
      rules[part] += face(`./${cut}`, codesOf(characters));
    }
    const url = `@fontsource-variable/${name}/files/${path.basename(source)}`;
    rules.rest += face(url, codesBeyond(CHARACTERS));
  }
  return rules;
}
