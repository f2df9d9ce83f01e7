import type { PublishedIndex } from './published';
import type { Hit, PageHit } from './search';

/** The id of the product to search, or `ALL_PRODUCTS`. */
export type Scope = string;
export const ALL_PRODUCTS: Scope = '*';

/** An option in the listbox. */
export type Option =
  | { kind: 'hit'; id: string; hit: Hit; isMore: boolean }
  /** The option that switches to another product. `count` includes the pages that the list already shows. */
  | { kind: 'other'; id: string; product: string; label: string; count: number };

/** The options of one product. */
export interface OptionGroup {
  product: string;
  label: string;
  versionLabel: string;
  options: Option[];
}

/** The maximum number of listed pages of the product in scope. */
const MAX_PAGES_IN_SCOPE = 8;
/** The maximum number of listed pages of each product if all products are in scope. */
const MAX_PAGES_PER_PRODUCT = 5;
/** The maximum number of listed pages of each product out of scope. */
const MAX_PAGES_OUT_OF_SCOPE = 3;

/** The maximum number of further sections that are listed below a page of the product in scope. */
const MAX_SECTIONS_PER_PAGE = 2;

/** The pages that match the query in one product. */
export interface ProductMatches {
  published: PublishedIndex;
  pages: readonly PageHit[];
}

/**
 * Returns whether product A clearly answers the query better than product B: it matches more words, or it has a page
 * with this name, which B only mentions. Scores alone don't show this difference.
 */
function isBetter({ pages: [a] }: ProductMatches, { pages: [b] }: ProductMatches): boolean {
  if (!a || !b) {
    return a !== undefined;
  }
  const hasMore = a.best.share > b.best.share || (a.best.isNamed && !b.best.isNamed);
  return hasMore && a.best.score * a.best.share > b.best.score * b.best.share;
}

/** Returns the other product that clearly answers the query better than the one in scope. */
export function findBetterProduct(
  found: readonly ProductMatches[],
  scope: Scope,
): PublishedIndex | undefined {
  const own = found.find(({ published }) => published.id === scope);
  return own && found.find((other) => isBetter(other, own))?.published;
}

/**
 * Returns the options of the listbox. The product in scope comes first, followed by the best pages of the other
 * products, each with an option that shows the rest. If all products are in scope, the one with the best result comes
 * first.
 */
export function listGroups(found: readonly ProductMatches[], scope: Scope): OptionGroup[] {
  const rank = ({ published, pages: [page] }: ProductMatches): number =>
    scope === ALL_PRODUCTS
      ? (page?.best.score ?? 0) * (page?.best.share ?? 0)
      : Number(published.id === scope);
  return found
    .filter(({ pages }) => pages.length > 0)
    .sort((a, b) => rank(b) - rank(a))
    .map(({ published: { id, label, versionLabel }, pages }): OptionGroup => {
      const isBelow = scope !== ALL_PRODUCTS && id !== scope;
      const limit = isBelow
        ? MAX_PAGES_OUT_OF_SCOPE
        : scope === ALL_PRODUCTS
          ? MAX_PAGES_PER_PRODUCT
          : MAX_PAGES_IN_SCOPE;
      const lines = pages
        .slice(0, limit)
        .flatMap(({ best, more }) => [
          { hit: best, isMore: false },
          ...more
            .slice(0, isBelow ? 0 : MAX_SECTIONS_PER_PAGE)
            .map((hit) => ({ hit, isMore: true })),
        ]);
      const options = lines.map((line, place): Option => ({
        kind: 'hit',
        id: `siteSearch-${id}-${place}`,
        ...line,
      }));
      if (isBelow && pages.length > limit) {
        options.push({
          kind: 'other',
          id: `siteSearch-${id}`,
          product: id,
          label,
          count: pages.length,
        });
      }
      return { product: id, label, versionLabel, options };
    });
}

/** Returns the product that follows or precedes the current one in the list. The order is circular. */
export function getNextProduct(
  groups: readonly OptionGroup[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const ids = groups.map(({ product }) => product);
  const at = current === undefined ? -1 : ids.indexOf(current);
  return ids[(at + step + ids.length) % ids.length];
}

/** Returns the announcement of the results for screen readers. */
export function describeMatches(found: readonly ProductMatches[]): string {
  const parts = found
    .filter(({ pages }) => pages.length > 0)
    .map(({ published, pages }) => `${pages.length} in ${published.label}`);
  return parts.length === 0 ? 'No results' : `Pages found: ${parts.join(', ')}`;
}
