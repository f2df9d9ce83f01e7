import { distance } from 'fastest-levenshtein';
import { getCanonicalPath, tryDecode } from '../../plugins/shared/paths';
import { LANGUAGES } from '../site/urls';

/** The maximum length of a path. Longer paths aren't typos, and they're slow to compare. */
const MAX_PATH_LENGTH = 200;

/**
 * The minimum similarity of suggested pages. A name that starts with the other one gets this value, and so does the
 * parent page of an unknown path: `/core/react-crud/x` may mean `/core/react-crud`.
 */
const MIN_SIMILARITY = 0.57;

/** The minimum length of a common prefix. Too many names share shorter prefixes. */
const MIN_PREFIX_LENGTH = 4;

/** Reduces a name to lowercase letters and digits: `react-CRUD.md` → `crud`. */
function normalize(name: string): string {
  return name
    .toLowerCase()
    .replace(/^react-(?=.)/, '')
    .replace(/\.(mdx?|html?)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function getSegments(pathname: string): string[] {
  return getCanonicalPath(tryDecode(pathname.slice(0, MAX_PATH_LENGTH)), LANGUAGES)
    .split('/')
    .map(normalize)
    .filter((name) => name !== '' && name !== 'index');
}

/** Returns the similarity of two names, which is 1 for equal names and 0 for unrelated ones. */
function getSimilarity(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short === '') {
    return 0;
  }
  const similarity = 1 - distance(short, long) / long.length;
  return short.length >= MIN_PREFIX_LENGTH && long.startsWith(short)
    ? Math.max(similarity, MIN_SIMILARITY)
    : similarity;
}

/**
 * Returns the pages that are most similar to an unknown path, for the 404 page. The function compares the last segment
 * with each page's last segment and title. Shared segments increase the rank.
 *
 * @param pathname - the unknown path, without the site's base URL; can be any string
 * @param count - the maximum number of pages
 */
export function findNearestPages<Page extends { pathname: string; title: string }>(
  pathname: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  const requested = getSegments(pathname);
  const name = requested.at(-1) ?? '';
  return pages
    .map((page) => {
      const segments = getSegments(page.pathname);
      const isAbove =
        requested.length > segments.length &&
        requested.join('/').startsWith(`${segments.join('/')}/`);
      const similarity = Math.max(
        getSimilarity(name, segments.at(-1) ?? ''),
        getSimilarity(name, normalize(page.title)),
        isAbove ? MIN_SIMILARITY : 0,
      );
      const shared = segments.filter((segment) => requested.includes(segment)).length;
      const sharedPart = shared / Math.max(segments.length, requested.length);
      return { page, similarity, rank: similarity + sharedPart };
    })
    .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ page }) => page);
}
