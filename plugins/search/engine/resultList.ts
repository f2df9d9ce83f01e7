import type { PublishedIndex } from './published';
import type { Hit, PageHit } from './search';

/** The id of the product to search, or `ALL`. */
export type Scope = string;
export const ALL: Scope = '*';

/** An option of the listbox. */
export type Option =
  | { kind: 'hit'; id: string; hit: Hit; isMore: boolean }
  /** `count` includes pages that the list doesn't show. */
  | { kind: 'other'; id: string; product: string; label: string; count: number };

/** The options of one product. */
export interface OptionGroup {
  product: string;
  label: string;
  versionLabel: string;
  options: Option[];
}

/** The number of pages in the list, if it has one product and if it has several. */
const PAGES_ALONE = 8;
const PAGES_AMONG_OTHERS = 5;

/** The number of further sections under a page. */
const SECTIONS_PER_PAGE = 2;

/** The pages that were found in one product. */
export interface Found {
  published: PublishedIndex;
  pages: readonly PageHit[];
}

/**
 * Returns whether a product clearly has more on the query than another: more of its words, or pages of this
 * name where the other only mentions it. Scores alone would override the reader's choice of a product.
 */
function isBetter({ pages: [a] }: Found, { pages: [b] }: Found): boolean {
  if (!a || !b) {
    return a !== undefined;
  }
  const hasMore = a.best.share > b.best.share || (a.best.isNamed && !b.best.isNamed);
  return hasMore && a.best.score * a.best.share > b.best.score * b.best.share;
}

function toLines({ best, more }: PageHit): { hit: Hit; isMore: boolean }[] {
  return [
    { hit: best, isMore: false },
    ...more.slice(0, SECTIONS_PER_PAGE).map((hit) => ({ hit, isMore: true })),
  ];
}

/**
 * Returns the options of the listbox: the products in scope with their pages, then one option for each other
 * product with answers, which leads to them. If another product has clearly more on the query than the one in
 * scope, all products show their pages, and that one is first.
 */
export function listGroups(found: readonly Found[], scope: Scope): OptionGroup[] {
  const own = found.find(({ published }) => published.id === scope);
  const better = own ? found.filter((other) => isBetter(other, own)) : [];
  const isAll = scope === ALL || better.length > 0;
  const rank = (entry: Found): number => (better.includes(entry) ? 2 : entry === own ? 1 : 0);
  const limit = isAll ? PAGES_AMONG_OTHERS : PAGES_ALONE;
  return found
    .filter(({ pages }) => pages.length > 0)
    .sort((a, b) => rank(b) - rank(a))
    .map(({ published: { id, label, versionLabel }, pages }): OptionGroup => {
      const shown = isAll || id === scope ? pages.slice(0, limit).flatMap(toLines) : [];
      const options: Option[] =
        shown.length > 0
          ? shown.map((line, place) => ({ kind: 'hit', id: `siteSearch-${id}-${place}`, ...line }))
          : [{ kind: 'other', id: `siteSearch-${id}`, product: id, label, count: pages.length }];
      return { product: id, label, versionLabel, options };
    });
}

/** Returns the product to which the keys for "the other product" lead; after the last comes the first. */
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
export function describeFound(found: readonly Found[]): string {
  const parts = found
    .filter(({ pages }) => pages.length > 0)
    .map(({ published, pages }) => `${pages.length} in ${published.label}`);
  return parts.length === 0 ? 'No results' : `Pages found: ${parts.join(', ')}`;
}
