/** Where code may break: a line of code should end where a reader would pause, not in a word. */

/** Inline code of at most this many characters stays on one line, and so does each of its words. */
const WHOLE_CODE = 24;

/** Stands for a place to break while the rules below look for more. */
const PLACE = '\u200b';

/** Names of at most this many characters never break. */
const LONG_NAME = /[\w$]{13,}/g;

/** Before a capital in a name, with three letters at least on each side. */
const CAPITAL = /(?<=\w{2}[a-z\d])(?=[A-Z]\w{2})/g;

/**
 * After what opens (`call(`, `List<`) or joins (`a/b`, `a.b`, `A_B`), and before a `|` that no
 * spaces surround. Not before what is too short to stand alone, as in `page.js` and `CLIENT_ID`.
 */
const SIGN =
  /(?<=[\w$][(<])(?=[^)>\s])|(?<=[\w\])>]\/)(?=[^\s/])|(?<=[\w\])][._])(?=[A-Za-z]\w{2})|(?<=[^\s|])(?=\|[^\s|])/g;

/** What opens at the end of a piece of code that goes on: `Partial<`, before a link. */
const OPENS = /[\w$][(<]$/;

/**
 * Cuts code where it may break.
 *
 * @returns pieces that are the text again when they are joined; the last is empty where the text may
 *   break at its end
 */
export function breakParts(text: string): string[] {
  const parts = text
    .replace(SIGN, PLACE)
    .replace(LONG_NAME, (name) => name.replace(CAPITAL, PLACE))
    .split(PLACE);
  return OPENS.test(text) ? [...parts, ''] : parts;
}

/**
 * The class of inline code that is so long that it may break: `long` breaks at its spaces, a `word`
 * only where it does not fit on a line of its own.
 */
export function codeClass(text: string): 'long' | 'word' | undefined {
  if (text.length <= WHOLE_CODE) {
    return undefined;
  }
  return text.includes(' ') ? 'long' : 'word';
}

/** Whether a word is kept together where browsers would break it, as after `--`. */
export const staysWhole = (word: string): boolean =>
  word.includes('-') && word.length <= WHOLE_CODE;

/** A piece of long code: `whole` is kept together (`staysWhole`). */
export type CodePart = string | { whole: string };

/**
 * Cuts long inline code: it breaks at spaces and between these pieces.
 *
 * @returns pieces that are the text again when they are joined
 */
export function codeParts(text: string): CodePart[] {
  // What goes between two words is a place to break anyway: each word is looked at for itself.
  return text
    .split(/(?<= )(?! )/)
    .reduce<CodePart[]>((parts, word) => {
      const whole = word.trimEnd();
      if (staysWhole(whole)) {
        return [...parts, { whole }, ...(whole === word ? [] : [word.slice(whole.length)])];
      }
      const [first = '', ...rest] = breakParts(word).filter(Boolean);
      const last = parts.at(-1);
      return typeof last === 'string'
        ? [...parts.slice(0, -1), last + first, ...rest]
        : [...parts, first, ...rest];
    }, [])
    .filter((part) => part !== '');
}

/** Whether there is a place to break between two pieces that needs a mark. */
export function needsBreak(before: CodePart | undefined, part: CodePart): boolean {
  return typeof before === 'string' && typeof part === 'string';
}
