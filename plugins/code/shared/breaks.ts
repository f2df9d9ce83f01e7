/** Finds break opportunities in code, so that lines break between names rather than within them. */

/** The maximum length of inline code that never breaks, and of hyphenated words that never break in longer code. */
const MAX_UNBROKEN_LENGTH = 24;

/** A placeholder for a break opportunity. */
const BREAK_MARKER = '\u200b';

/** Matches names that are long enough to break. */
const LONG_NAME = /[\w$]{13,}/g;

/** Matches positions before capital letters in a name, with at least three letters on each side. */
const WORD_BOUNDARY = /(?<=\w{2}[a-z\d])(?=[A-Z]\w{2})/g;

/**
 * Matches break positions: after opening brackets (`call(`, `List<`), after separators (`a/b`, `a.b`, `A_B`), and
 * before a `|` without spaces. Positions before short suffixes are excluded, as in `page.js` and `CLIENT_ID`.
 */
const BREAK_POSITION =
  /(?<=[\w$][(<])(?=[^)>\s])|(?<=[\w\])>]\/)(?=[^\s/])|(?<=[\w\])][._])(?=[A-Za-z]\w{2})|(?<=[^\s|])(?=\|[^\s|])/g;

/** Matches an opening bracket at the end of a piece of code that continues in another element: `Partial<`. */
const TRAILING_BRACKET = /[\w$][(<]$/;

/**
 * Splits code at its break opportunities.
 *
 * @param text - the code
 * @param inNames - whether to also split long names into words
 * @returns pieces whose concatenation is the text; the last piece is empty if the text can break at its end
 */
export function splitAtBreaks(text: string, inNames = false): string[] {
  const marked = text.replace(BREAK_POSITION, BREAK_MARKER);
  const parts = (
    inNames
      ? marked.replace(LONG_NAME, (name) => name.replace(WORD_BOUNDARY, BREAK_MARKER))
      : marked
  ).split(BREAK_MARKER);
  return TRAILING_BRACKET.test(text) ? [...parts, ''] : parts;
}

/**
 * Returns the CSS class of inline code that may need to break. Code with the class `long` breaks at spaces, and code
 * with the class `word` breaks only if it doesn't fit on a line of its own.
 */
export function getCodeClass(text: string): 'long' | 'word' | undefined {
  if (text.length <= MAX_UNBROKEN_LENGTH) {
    return undefined;
  }
  return text.includes(' ') ? 'long' : 'word';
}

/** Returns whether a word must stay on one line. Browsers would break short words such as `--port` after the hyphen. */
export const isUnbreakable = (word: string): boolean =>
  word.includes('-') && word.length <= MAX_UNBROKEN_LENGTH;

/** A piece of inline code. An `unbreakable` piece stays on one line. */
export type CodePart = string | { unbreakable: string };

/**
 * Splits long inline code into pieces. Code can break between pieces and at spaces.
 *
 * @returns pieces whose concatenation is the text
 */
export function splitInlineCode(text: string): CodePart[] {
  // Spaces are break opportunities already, so each word is split separately.
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

/** Returns whether the break opportunity between two pieces needs a `<wbr>`. */
export function needsBreak(before: CodePart | undefined, part: CodePart): boolean {
  return typeof before === 'string' && typeof part === 'string';
}
