/** The maximum length of displayed text, in characters. The ad unit has space for a few lines. */
export const MAX_TEXT_LENGTH = 300;

/**
 * Matches characters that are invisible or reverse the direction of other text: control, format, and private-use
 * characters, lone surrogates, default-ignorable characters, and the blank Braille pattern.
 */
const INVISIBLE_CHARACTERS = /[\p{C}\p{DI}\u2800]/gu;

/** Matches whitespace, except the byte order mark, which JavaScript's `\s` includes. */
const WHITESPACE = /[^\S\uFEFF]+/g;

/** Truncates text that is too long at the end of a word. */
function truncate(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) {
    return text;
  }
  // The search includes the character after the limit, so that a word that ends at the limit is preserved.
  const end = text.lastIndexOf(' ', MAX_TEXT_LENGTH);
  // If the text has no space before the limit, the word is split, but not within a surrogate pair.
  return `${text.slice(0, end > 0 ? end : MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Returns an untrusted value as a single line of truncated text, or an empty string if the value isn't a string. */
export function toPlainText(value: unknown): string {
  return typeof value === 'string'
    ? truncate(
        value
          .replace(WHITESPACE, ' ')
          .replace(INVISIBLE_CHARACTERS, '')
          .replace(/ {2,}/g, ' ')
          .trim(),
      )
    : '';
}
