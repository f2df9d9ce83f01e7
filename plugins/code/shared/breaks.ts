/** Finds break opportunities in code: a line should end where a reader would pause, not within a word. */

/** Inline code of at most this many characters stays on one line, and so does each of its words. */
const MAX_UNBROKEN = 24;

/** Marks a break opportunity while the rules below look for more. */
const BREAK = '\u200b';

/** Names of at most this many characters never break. */
const LONG_NAME = /[\w$]{13,}/g;

/** Matches before a capital in a name, with at least three letters on each side. */
const CAPITAL = /(?<=\w{2}[a-z\d])(?=[A-Z]\w{2})/g;

/**
 * Matches after opening signs (`call(`, `List<`) and joining ones (`a/b`, `a.b`, `A_B`), and before a `|` without
 * spaces around it, but not before short endings, as in `page.js` and `CLIENT_ID`.
 */
const SIGN =
  /(?<=[\w$][(<])(?=[^)>\s])|(?<=[\w\])>]\/)(?=[^\s/])|(?<=[\w\])][._])(?=[A-Za-z]\w{2})|(?<=[^\s|])(?=\|[^\s|])/g;

/** Matches an opening sign at the end of a piece of code that continues in another element: `Partial<`. */
const OPENS = /[\w$][(<]$/;

/**
 * Splits code at its break opportunities.
 *
 * @returns pieces that add up to the text; the last one is empty if the text can break at its end
 */
export function splitAtBreaks(text: string): string[] {
  const parts = text
    .replace(SIGN, BREAK)
    .replace(LONG_NAME, (name) => name.replace(CAPITAL, BREAK))
    .split(BREAK);
  return OPENS.test(text) ? [...parts, ''] : parts;
}

/**
 * Returns the class of inline code that is long enough to break. `long` breaks at its spaces, and `word` only if it
 * doesn't fit on a line of its own.
 */
export function getCodeClass(text: string): 'long' | 'word' | undefined {
  if (text.length <= MAX_UNBROKEN) {
    return undefined;
  }
  return text.includes(' ') ? 'long' : 'word';
}

/** Returns whether a short word stays on one line. Browsers would break it after a hyphen, as in `--port`. */
export const isUnbreakable = (word: string): boolean =>
  word.includes('-') && word.length <= MAX_UNBROKEN;

/** A piece of long code. A `whole` piece stays on one line. */
export type CodePart = string | { unbreakable: string };

/**
 * Splits long inline code into pieces, between which it can break, besides at spaces.
 *
 * @returns pieces that add up to the text
 */
export function splitInlineCode(text: string): CodePart[] {
  // Spaces are break opportunities anyway, so each word is split on its own.
  return text
    .split(/(?<= )(?! )/)
    .reduce<CodePart[]>((parts, word) => {
      const unbreakable = word.trimEnd();
      if (isUnbreakable(unbreakable)) {
        return [
          ...parts,
          { unbreakable },
          ...(unbreakable === word ? [] : [word.slice(unbreakable.length)]),
        ];
      }
      const [first = '', ...rest] = splitAtBreaks(word).filter(Boolean);
      const last = parts.at(-1);
      return typeof last === 'string'
        ? [...parts.slice(0, -1), last + first, ...rest]
        : [...parts, first, ...rest];
    }, [])
    .filter((part) => part !== '');
}

/** Returns whether a break opportunity between two pieces needs a `<wbr>`. */
export function needsBreak(before: CodePart | undefined, part: CodePart): boolean {
  return typeof before === 'string' && typeof part === 'string';
}
