/** Longest text that is shown, in characters: the block has room for a few lines. */
export const MAX_TEXT_LENGTH = 300;

/**
 * What a reader cannot see, and what turns the reading direction of others around: control, format
 * and private characters, lone surrogates, what is ignorable by default, and the blank of Braille.
 */
const UNSEEN = /[\p{C}\p{DI}\u2800]/gu;

/** Not the byte order mark, which JavaScript counts among them. */
const SPACES = /[^\S\uFEFF]+/g;

/** The text up to a limit, cut where a word ends. */
function cut(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) {
    return text;
  }
  // One character more, so that a word that ends at the limit is whole.
  const end = text.lastIndexOf(' ', MAX_TEXT_LENGTH);
  // A word that alone is too long is cut in itself, but no character is.
  return `${text.slice(0, end > 0 ? end : MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Untrusted text on one line, of a length that can be shown; empty if there is none. */
export function plainText(value: unknown): string {
  return typeof value === 'string'
    ? cut(value.replace(SPACES, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim())
    : '';
}
