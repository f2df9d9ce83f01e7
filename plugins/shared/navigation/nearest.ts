import { canonicalPath } from './canonical';
import { likeness } from './editDistance';

/** How much of an unknown address is looked at. A longer one is no slip of the keyboard. */
const MAX_LENGTH = 200;

/** The last segment names the page, so that its likeness counts most. */
const NAME_WEIGHT = 2;

/** An address in the two forms that are compared. */
interface Address {
  whole: string;
  /** The segments as a reader may remember them: without `react-`, `.md`, `.html` and `index`. */
  names: readonly string[];
}

/**
 * The pages whose addresses are nearest to an unknown one, nearest first, for the page "not found".
 * Nearness is the sum of three shares: segments both have, likeness of the last segments, likeness
 * of the whole. Pages equally near keep their order, so that the answer is always the same.
 *
 * @param pathname - The unknown address, without the site's base. Any text will do.
 * @param pages - Where to look, e.g. what `pagesOf` gives.
 * @param count - How many to give at most.
 */
export function nearestPages<Page extends { pathname: string }>(
  pathname: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  const wanted = formsOf(pathname);
  return pages
    .map((page) => ({ page, nearness: nearness(wanted, formsOf(page.pathname)) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, count)
    .map(({ page }) => page);
}

function nearness(a: Address, b: Address): number {
  const shared = new Set(a.names.filter((name) => b.names.includes(name))).size;
  const overlap = shared / Math.max(a.names.length, b.names.length, 1);
  const name = likeness(a.names.at(-1) ?? '', b.names.at(-1) ?? '');
  return overlap + NAME_WEIGHT * name + likeness(a.whole, b.whole);
}

function formsOf(pathname: string): Address {
  const whole = canonicalPath(decode(pathname.slice(0, MAX_LENGTH)))
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const names = whole
    .split('/')
    .map((segment) => segment.replace(/^react-(?=.)/, '').replace(/\.(mdx?|html?)$/, ''))
    .filter((name) => name !== '' && name !== 'index');
  return { whole, names };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A stray '%': take the text as it is.
    return pathname;
  }
}
