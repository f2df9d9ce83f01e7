/** A product's pages in the file that the filter loads: the names of each page, by its URL without a trailing slash. */
export interface FilteredProduct {
  id: string;
  label: string;
  pages: Readonly<Record<string, readonly string[]>>;
  /** The URLs of the pages whose labels are code. */
  code: readonly string[];
}

/** Returns whether the label of an entry is code: the name of a hook, or of anything that has an API page. */
export const isCode = (url: string, label: string): boolean =>
  /^use[A-Z]/.test(label) || url.includes('/api/');

/** Normalizes text, so that strings are equal if they differ only in case or Unicode form. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Returns where a label contains the query, or -1. Ignores case, Unicode form, and surrounding spaces. */
export const findMatch = (label: string, query: string): number =>
  normalize(label).indexOf(normalize(query.trim()));

/** The minimum length of a query that is compared with names. Too many names start with the same letter. */
const MIN_QUERY_LENGTH = 2;

/** Matches the ends of words that names may lack: toasts → toast, migrate → migration. */
const ENDING = /e?s?$/;

/** Returns the first of a page's names that starts with the query or with its stem. */
export function findName(names: readonly string[], query: string): string | undefined {
  const start = normalize(query.trim());
  return start.length < MIN_QUERY_LENGTH
    ? undefined
    : names.find((name) => normalize(name).startsWith(start.replace(ENDING, '')));
}
