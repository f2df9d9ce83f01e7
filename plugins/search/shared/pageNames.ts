import { stem } from '../engine/terms';

/** The titles, keywords, and synonyms of pages, by permalink without a trailing slash. */
export type PageNames = Readonly<Record<string, readonly string[]>>;

/** The minimum length of a query. Too many names start with the same letter. */
const MIN_QUERY_LENGTH = 2;

/**
 * Returns the first of a page's names that starts with the text or with the text's stem: "toasts" → "toast".
 */
export function findPageName(
  names: PageNames,
  permalink: string,
  text: string,
): string | undefined {
  const start = text.trim().normalize('NFKC').toLowerCase();
  return start.length < MIN_QUERY_LENGTH
    ? undefined
    : names[permalink.replace(/\/$/, '')]?.find((name) => {
        const lower = name.toLowerCase();
        return lower.startsWith(start) || lower.startsWith(stem(start));
      });
}
