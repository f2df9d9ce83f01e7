import type { PublishedIndex } from './published';
import type { Hit, PageHit } from './search';

/** Where to look: one product by its id, or all of them. */
export type Scope = string;
export const ALL: Scope = '*';

/** A line of the list that can be selected. */
export type Option =
  | { kind: 'hit'; id: string; hit: Hit; isMore: boolean }
  /** `count` is of all pages that answer. */
  | { kind: 'other'; id: string; product: string; label: string; count: number };

/** The lines of one product, under its name. */
export interface OptionGroup {
  product: string;
  label: string;
  versionLabel: string;
  options: Option[];
}

/** Pages of a product in the list: what can be looked through, with a smaller share for two. */
const PAGES_ALONE = 8;
const PAGES_AMONG_OTHERS = 5;

/** Further sections under a page. */
const SECTIONS_PER_PAGE = 2;

/** Pages found in one product. */
export interface Found {
  published: PublishedIndex;
  pages: readonly PageHit[];
}

/** How many times the worth of an answer from elsewhere must be of one's own. */
const FAR_BETTER = 1.5;

/** What an answer is worth beside one from another product: half of the words are less than half. */
function worth({ score, share }: Hit): number {
  return score * share ** 2;
}

/**
 * Whether a product clearly knows more of what was asked than another: more of the words, or pages of
 * this name where the other only mentions it.
 */
function isBetter(a: Found, b: Found): boolean {
  const [bestOfA, bestOfB] = [a.pages[0]?.best, b.pages[0]?.best];
  if (!bestOfA || !bestOfB) {
    return bestOfA !== undefined;
  }
  const saysMore = bestOfA.share > bestOfB.share || (bestOfA.isNamed && !bestOfB.isNamed);
  return saysMore && worth(bestOfA) > FAR_BETTER * worth(bestOfB);
}

function hitsOf({ best, more }: PageHit): { hit: Hit; isMore: boolean }[] {
  return [
    { hit: best, isMore: false },
    ...more.slice(0, SECTIONS_PER_PAGE).map((hit) => ({ hit, isMore: true })),
  ];
}

/**
 * The list for what was found: the products in scope with their pages, then for each product out
 * of scope that has answers one line which leads there. If another knows clearly more of what was
 * asked than the one in scope, all show their pages at once, the one that knows more first.
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
      const shown = isAll || id === scope ? pages.slice(0, limit).flatMap(hitsOf) : [];
      const options: Option[] =
        shown.length > 0
          ? shown.map((line, place) => ({ kind: 'hit', id: `siteSearch-${id}-${place}`, ...line }))
          : [{ kind: 'other', id: `siteSearch-${id}`, product: id, label, count: pages.length }];
      return { product: id, label, versionLabel, options };
    });
}

/**
 * Where the key for "the other product" leads: from one product's results to the next one's, from
 * the list of all to the first line of its next group.
 */
export function nextProduct(
  groups: readonly OptionGroup[],
  current: string | undefined,
  step: 1 | -1,
): string | undefined {
  const ids = groups.map(({ product }) => product);
  if (ids.length === 0) {
    return undefined;
  }
  const at = current === undefined ? -1 : ids.indexOf(current);
  return ids[(at + step + ids.length) % ids.length];
}

/** What a screen reader is told about the results. */
export function describeFound(found: readonly Found[]): string {
  const parts = found
    .filter(({ pages }) => pages.length > 0)
    .map(({ published, pages }) => `${pages.length} in ${published.label}`);
  return parts.length === 0 ? 'No results' : `Pages found: ${parts.join(', ')}`;
}
