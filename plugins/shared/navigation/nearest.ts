import { decoded } from '../decoded';
import { PRODUCTS } from '../products';
import { canonicalPath } from './canonical';
import { likeness } from './editDistance';

/** How much of an unknown address is looked at. A longer one is no slip of the keyboard. */
const MAX_LENGTH = 200;

/** The last segment names the page, so that its likeness counts most. */
const NAME_WEIGHT = 2;

/** From this likeness on, two words with the same first letter are one word and a slip of it. */
const SLIP = 0.65;

/** Shorter words are too easily alike, and begin too many others. */
const LEAST_LETTERS = 4;

/** The share of an unknown name's letters that a page's name must have, to be near. */
const NEAR = 0.55;

/** How near the page is in whose address the unknown one goes on. */
const ABOVE = 0.75;

/** Words that any page may have. */
const COMMON = new Set(PRODUCTS.flatMap(({ name }) => name.toLowerCase().split(' ')));

/** An address in the forms that are compared. */
interface Address {
  whole: string;
  /** The segments as a reader may remember them: without `react-`, `.md`, `.html` and `index`. */
  names: readonly string[];
}

/**
 * The pages that may be meant by an unknown address, nearest first, for the page "not found". Near is a
 * page whose name, in its address or its title, has most of the unknown name's words, or slips and
 * beginnings of them, and the page above. Of pages with equally near names those come first whose
 * addresses are nearer; of these they keep their order, so that the answer is always the same.
 *
 * @param pathname - The unknown address, without the site's base. Any text will do.
 * @param pages - Where to look, e.g. what `pagesOf` gives.
 * @param count - How many to give at most; fewer or none, where fewer or none are near.
 */
export function nearestPages<Page extends { pathname: string; title: string }>(
  pathname: string,
  pages: readonly Page[],
  count: number,
): Page[] {
  const wanted = formsOf(pathname);
  return pages
    .map((page) => {
      const address = formsOf(page.pathname);
      const name = nameNearness(wanted, address, page.title);
      return { page, name, nearness: NAME_WEIGHT * name + addressNearness(wanted, address) };
    })
    .filter(({ name }) => name >= NEAR)
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, count)
    .map(({ page }) => page);
}

function addressNearness(a: Address, b: Address): number {
  const shared = new Set(a.names.filter((name) => b.names.includes(name))).size;
  return shared / Math.max(a.names.length, b.names.length, 1) + likeness(a.whole, b.whole);
}

function nameNearness(wanted: Address, page: Address, title: string): number {
  const words = wordsOf(wanted.names.at(-1) ?? '');
  const ways = [wordsOf(page.names.at(-1) ?? ''), wordsOf(title)];
  const above = wanted.whole.startsWith(`${page.whole}/`) ? ABOVE : 0;
  return Math.max(above, ...ways.map((name) => nearness(words, name)));
}

/** How near a page's name is to the wanted one: 0 to 1. */
function nearness(wanted: readonly string[], name: readonly string[]): number {
  const found = shareOf(wanted, name);
  // Of two names that have all that is wanted, the one that has little else is meant.
  const inWords = found < NEAR ? 0 : (3 * found + shareOf(name, wanted)) / 4;
  return Math.max(inWords, alike(wanted.join(''), name.join('')));
}

/** The share of one name's letters that are in words which the other name has, too. */
function shareOf(words: readonly string[], others: readonly string[]): number {
  const weigh = (word: string): number =>
    word.length * Math.max(0, ...others.map((other) => alike(word, other)));
  const all = words.join('').length;
  return all === 0 ? 0 : words.reduce((sum, word) => sum + weigh(word), 0) / all;
}

/** 1 for the same word, less for a slip or the beginning of one, 0 for two words. */
function alike(a: string, b: string): number {
  if (a === b) {
    return a === '' ? 0 : 1;
  }
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < LEAST_LETTERS || !long.startsWith(short.charAt(0))) {
    return 0;
  }
  const like = likeness(short, long);
  return long.startsWith(short) ? Math.max(like, SLIP) : like < SLIP ? 0 : like;
}

/** `useDialogs`, `use-dialogs` → `use`, `dialog`; `Theming`, `theme` → `them`: words without endings. */
function wordsOf(name: string): string[] {
  return apart(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !COMMON.has(word))
    .map((word) =>
      word
        .replace(/(?<=\p{L}{2})ies$/u, 'y')
        .replace(/(?<=\p{L}{3}[^s])s$/u, '')
        .replace(/(?<=\p{L}{3})(e|ing)$/u, ''),
    );
}

/** `DashboardLayout` → `Dashboard-Layout`. */
function apart(name: string): string {
  return name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-');
}

function formsOf(pathname: string): Address {
  const whole = apart(canonicalPath(decoded(pathname.slice(0, MAX_LENGTH))))
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  const names = whole
    .split('/')
    .map((segment) => segment.replace(/^react-(?=.)/, '').replace(/\.(mdx?|html?)$/, ''))
    .filter((name) => name !== '' && name !== 'index');
  return { whole, names };
}
