import type { Entry } from './engine';
import type { PublishedIndex } from './published';
import { type Hit, type PageHit, RANK } from './search';

/** The id of the product to search, or `ALL_PRODUCTS`. */
export type Scope = string;
export const ALL_PRODUCTS: Scope = '*';

/** An option that links to a page, or to a section of the page above it in the list. */
interface EntryOption {
  kind: 'page' | 'section';
  id: string;
  /** The page of the result. It can differ from the page of a section: a guide's result contains its API page. */
  page: Entry;
  entry: Entry;
  /** The match. It is missing if only sections of the page match. */
  hit?: Hit;
  /** Whether this is the best match of the result. */
  isBest: boolean;
}

/** An option in the listbox. */
export type Option =
  | EntryOption
  /** The option that lists all pages of a product. `count` includes the pages that the list already shows. */
  | { kind: 'more'; id: string; product: string; label: string; count: number };

/** The options of one product. */
export interface OptionGroup {
  product: string;
  label: string;
  versionLabel: string;
  options: Option[];
}

/** The maximum number of listed pages of each product, if several are in scope. */
const MAX_PAGES_PER_PRODUCT = 5;
/** The maximum number of listed pages if one product is in scope, until the reader selects "Show all". */
const MAX_PAGES_IN_SCOPE = 8;

/** The maximum number of sections that are listed below a page. */
const MAX_SECTIONS_PER_PAGE = 2;

/** The pages that match the query in one product. */
export interface ProductMatches {
  published: PublishedIndex;
  pages: readonly PageHit[];
}

/** Groups pages by product, in the order of the products. */
export function groupByProduct(
  published: readonly PublishedIndex[],
  pages: readonly PageHit[],
): ProductMatches[] {
  return published.map((each) => ({
    published: each,
    pages: pages.filter(({ page }) => page.product === each.id),
  }));
}

/** The score of a clearly better answer, relative to another answer of the same rank. */
const BETTER_SCORE = 1.5;

/**
 * Compares the best answers of two products. A higher rank is clearly better, except that all ranks of entries with this
 * name are equal.
 *
 * @returns a positive number if B is clearly better, a negative number if A is, or 0
 */
function compareAnswers({ pages: [a] }: ProductMatches, { pages: [b] }: ProductMatches): number {
  if (!a || !b) {
    return Number(Boolean(b)) - Number(Boolean(a));
  }
  const getLevel = ({ hits: [best] }: PageHit): number => Math.min(best.rank, RANK.sameWords);
  const level = getLevel(b) - getLevel(a);
  if (level !== 0 || getLevel(a) === RANK.sameWords) {
    return level;
  }
  return b.score > BETTER_SCORE * a.score ? 1 : a.score > BETTER_SCORE * b.score ? -1 : 0;
}

/**
 * Sorts products: those that answer clearly better first, and then the one of the current page. On a page that belongs
 * to no product, the best match decides.
 */
function sortProducts(
  found: readonly ProductMatches[],
  current: string | undefined,
): ProductMatches[] {
  const isCurrent = ({ published }: ProductMatches): number => Number(published.id === current);
  const getRank = ({ pages: [first] }: ProductMatches): number => first?.hits[0].rank ?? -1;
  const getScore = ({ pages: [first] }: ProductMatches): number => first?.score ?? 0;
  return [...found].sort(
    (a, b) =>
      compareAnswers(a, b) ||
      isCurrent(b) - isCurrent(a) ||
      getRank(b) - getRank(a) ||
      getScore(b) - getScore(a),
  );
}

function listPage({ page, hits }: PageHit): Option[] {
  const own = hits.find(({ entry }) => entry === page);
  const sections = hits.filter((hit, index) => hit !== own && (hit.isShown || index === 0));
  const [best] = hits;
  // The best match of a page is selected first. If it is the API page of a guide, the guide is.
  const isSectionBest = best.entry.page !== '';
  return [
    {
      kind: 'page',
      id: `siteSearch-${page.id}`,
      page,
      entry: page,
      ...(own && { hit: own }),
      isBest: !isSectionBest,
    },
    ...sections.slice(0, MAX_SECTIONS_PER_PAGE).map((hit): Option => ({
      kind: 'section',
      id: `siteSearch-${page.id}-${hit.entry.id}`,
      page,
      entry: hit.entry,
      hit,
      isBest: isSectionBest && hit === best,
    })),
  ];
}

interface ListOptions {
  scope: Scope;
  /** The product of the reader's page. */
  current: string | undefined;
  /** Whether all pages of the product in scope are listed. */
  showsAll: boolean;
}

/** Returns the options of the listbox, by product. */
export function listGroups(
  found: readonly ProductMatches[],
  { scope, current, showsAll }: ListOptions,
): OptionGroup[] {
  const isAll = scope === ALL_PRODUCTS;
  const limit = isAll ? MAX_PAGES_PER_PRODUCT : showsAll ? Infinity : MAX_PAGES_IN_SCOPE;
  return sortProducts(found, current)
    .filter(({ published, pages }) => pages.length > 0 && (isAll || published.id === scope))
    .map(({ published: { id, label, versionLabel }, pages }): OptionGroup => {
      const options = pages.slice(0, limit).flatMap(listPage);
      if (pages.length > limit) {
        const more = { product: id, label, count: pages.length };
        options.push({ kind: 'more', id: `siteSearch-more-${id}`, ...more });
      }
      return { product: id, label, versionLabel, options };
    });
}

/** Returns the product that follows or precedes the current one in the list. The order is circular. */
export function getNextProduct(
  products: readonly string[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = current === undefined ? -1 : products.indexOf(current);
  return products[(at + step + products.length) % products.length];
}
