import { stem } from '../engine/terms';

/** The titles of pages with their keywords and synonyms, by permalinks without the last slash. */
export type PageNames = Readonly<Record<string, readonly string[]>>;

/** The minimum length of a query. Too many names start with a shorter one. */
const SHORTEST = 2;

/**
 * Returns the first name of a page that starts with the text or with the text's stem: "toasts" → "toast".
 */
export function findPageName(
  names: PageNames,
  permalink: string,
  text: string,
): string | undefined {
  const start = text.trim().normalize('NFKC').toLowerCase();
  return start.length < SHORTEST
    ? undefined
    : names[permalink.replace(/\/$/, '')]?.find((name) => {
        const lower = name.toLowerCase();
        return lower.startsWith(start) || lower.startsWith(stem(start));
      });
}
