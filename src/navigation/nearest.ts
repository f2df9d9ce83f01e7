import { distance } from 'fastest-levenshtein';
import { decoded } from '../../plugins/shared/decoded';
import { canonicalPath } from '../../plugins/shared/navigation/canonical';

/** Longer paths are no typing errors, and comparing them takes long. */
const MAX_LENGTH = 200;

/** Pages that are less similar than this (0 to 1) are not suggested. */
const THRESHOLD = 0.57;

/** The similarity of two names of which one begins with the other. */
const PREFIX_SIMILARITY = THRESHOLD;

/** Shorter names begin too many others. */
const SHORTEST_PREFIX = 4;

/** Reduces a name to its letters and digits, in lower case: `react-CRUD.md` → crud. */
function normalize(name: string): string {
  return name
    .toLowerCase()
    .replace(/^react-(?=.)/, '')
    .replace(/\.(mdx?|html?)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function getSegments(pathname: string): string[] {
  return canonicalPath(decoded(pathname.slice(0, MAX_LENGTH)))
    .split('/')
    .map(normalize)
    .filter((name) => name !== '' && name !== 'index');
}

/** The similarity of the page above an unknown path: `/core/react-crud/x` may mean `/core/react-crud`. */
const PARENT_SIMILARITY = 0.75;

/** The weight of the segments that two paths share, beside 1 for the similarity of their names. */
const PATH_WEIGHT = 0.5;

/** Returns how similar two names are, from 0 to 1 for equal ones. */
function compare(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short === '') {
    return 0;
  }
  const similarity = 1 - distance(short, long) / long.length;
  return short.length >= SHORTEST_PREFIX && long.startsWith(short)
    ? Math.max(similarity, PREFIX_SIMILARITY)
    : similarity;
}

/**
 * Finds the pages that an unknown path may mean, most similar first, for the page "not found". It compares
 * the last segment with each page's last segment and title. The segments that both paths share add to the
 * rank.
 *
 * @param pathname the unknown path, without the site's base. Any text will do.
 * @param count how many to return at most
 */
export function nearestPages<Page extends { pathname: string; title: string }>(
  pathname: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  const wanted = getSegments(pathname);
  const name = wanted.at(-1) ?? '';
  return pages
    .map((page) => {
      const segments = getSegments(page.pathname);
      const isAbove =
        wanted.length > segments.length && wanted.join('/').startsWith(`${segments.join('/')}/`);
      const similarity = Math.max(
        compare(name, segments.at(-1) ?? ''),
        compare(name, normalize(page.title)),
        isAbove ? PARENT_SIMILARITY : 0,
      );
      const shared = segments.filter((segment) => wanted.includes(segment)).length;
      const path = shared / Math.max(segments.length, wanted.length);
      return { page, similarity, rank: similarity + PATH_WEIGHT * path };
    })
    .filter(({ similarity }) => similarity >= THRESHOLD)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ page }) => page);
}
