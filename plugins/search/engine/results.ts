import { DESCRIPTION_END, isPageUrl, isReference } from '../shared/record';
import type { Entry, SearchIndex } from './engine';
import { createExcerpt, type Excerpt, highlight } from './excerpt';
import type { PublishedIndex } from './published';
import { findPages, type Hit, type PageHit, RANK } from './search';

/** The id of the product to search, or `ALL_PRODUCTS`. */
export type Scope = string;
export const ALL_PRODUCTS: Scope = '*';

/** A link in the list of results: to a page, or to a section of the page above it. */
export interface Option {
  id: string;
  url: string;
  kind: 'page' | 'section' | 'reference';
  /** Whether the link belongs to the page above it. */
  isBelow: boolean;
  /** The names of what contains the target, outermost first. */
  path: string[];
  title: Excerpt;
  /** The matching piece of the text. Its text is empty until the index's text has loaded. */
  excerpt: Excerpt | undefined;
  /** Whether this is the best match of its page. */
  isBest: boolean;
}

/** The last row of a group, which lists all pages of the product. */
export interface MoreOption {
  id: string;
  product: string;
  /** The number of found pages. */
  count: number;
  isBest: false;
}

interface OptionGroup {
  product: string;
  options: Option[];
  /** `undefined` if all found pages are listed. */
  more: MoreOption | undefined;
}

/** The maximum number of listed pages of each product, if several are in scope. */
const MAX_PAGES_PER_PRODUCT = 5;

/** The maximum number of sections that are listed below a page. */
const MAX_SECTIONS_PER_PAGE = 2;

/** The maximum lengths of an excerpt: two lines of the dialog for the best match, and one line for the others. */
const BEST_EXCERPT_LENGTH = 150;
const EXCERPT_LENGTH = 80;

/** The score of a clearly better answer, relative to another answer of the same rank. */
const BETTER_SCORE = 1.5;

/**
 * Compares the best answers of two products. A higher rank is clearly better, except that all ranks of entries with this
 * name are equal.
 *
 * @returns a positive number if B is clearly better, a negative number if A is, or 0
 */
function compareAnswers(a: PageHit, b: PageHit): number {
  const getLevel = ({ hits: [{ rank }] }: PageHit): number => Math.min(rank, RANK.sameWords);
  const level = getLevel(b) - getLevel(a);
  if (level !== 0 || getLevel(a) === RANK.sameWords) {
    return level;
  }
  return b.score > BETTER_SCORE * a.score ? 1 : a.score > BETTER_SCORE * b.score ? -1 : 0;
}

/**
 * Groups pages by product. The product that answers clearly better comes first, and then the one of the current page. On
 * a page that belongs to no product, the best match decides.
 */
function groupByProduct(pages: readonly PageHit[], current: string | undefined) {
  const isCurrent = ({ page }: PageHit): number => Number(page.product === current);
  const isBest = ({ page: { product } }: PageHit, index: number): boolean =>
    pages.findIndex(({ page }) => page.product === product) === index;
  return pages
    .filter(isBest)
    .sort((a, b) => compareAnswers(a, b) || isCurrent(b) - isCurrent(a))
    .map(({ page: { product } }) => ({
      product,
      pages: pages.filter(({ page }) => page.product === product),
    }));
}

function createOption(entry: Entry, page: Entry, hit: Hit | undefined, isBest: boolean): Option {
  const terms = hit?.terms ?? [];
  const length = isBest ? BEST_EXCERPT_LENGTH : EXCERPT_LENGTH;
  // The description of a page explains its name better than another mention of the name does.
  const isNamedPage = isPageUrl(entry.url) && hit !== undefined && hit.rank >= RANK.names;
  const [description = ''] = entry.text.split(DESCRIPTION_END, 1);
  // The page is above its own sections, but not above those of its API page.
  const isOwn = entry === page || entry.page === page.heading;
  return {
    id: `siteSearch-${page.id}-${entry.id}`,
    url: entry.url,
    kind: isReference(entry.url) ? 'reference' : isPageUrl(entry.url) ? 'page' : 'section',
    isBelow: entry !== page,
    path: [...(isOwn ? [] : [entry.page]), ...entry.trail].filter(Boolean),
    title: highlight(entry.heading, terms),
    excerpt:
      terms.length === 0 || entry.isEmpty
        ? undefined
        : isNamedPage
          ? highlight(createExcerpt(description, [], length).text, terms)
          : createExcerpt(entry.text, terms, length),
    isBest,
  };
}

function listPage({ page, hits }: PageHit): Option[] {
  const [best] = hits;
  // If names contain all words, the text adds no sections, so that the list doesn't move when the text loads.
  const listed = hits.filter(({ rank }) => rank >= Math.min(best.rank, RANK.names));
  const pageHit = listed.find(({ entry }) => entry === page);
  const sections = listed.filter((hit) => hit !== pageHit && (hit.isShown || hit === best));
  // The best match of a page is selected first. If it is the API page of a guide, the guide is.
  const isSectionBest = best.entry.page !== '';
  return [
    createOption(page, page, pageHit, !isSectionBest),
    ...sections
      .slice(0, MAX_SECTIONS_PER_PAGE)
      .map((hit) => createOption(hit.entry, page, hit, isSectionBest && hit === best)),
  ];
}

export interface SearchRequest {
  published: readonly PublishedIndex[];
  /** The product of the reader's page. */
  current: string | undefined;
  /** The text to search for, or null to load only the names. */
  query: string | null;
  scope: Scope;
}

export interface Results {
  /** The products to search. All products are, if the selected one has no results. */
  scope: Scope;
  /** The number of found pages by product. */
  counts: Record<string, number>;
  groups: OptionGroup[];
}

/** Finds the results of a request. There are none before the index has loaded. */
export function search(
  index: SearchIndex | undefined,
  { query, current, scope: wanted }: Omit<SearchRequest, 'published'>,
): Results {
  const products = groupByProduct(index && query ? findPages(index, query) : [], current);
  const scope = products.some(({ product }) => product === wanted) ? wanted : ALL_PRODUCTS;
  const limit = scope === ALL_PRODUCTS ? MAX_PAGES_PER_PRODUCT : Infinity;
  return {
    scope,
    counts: Object.fromEntries(products.map(({ product, pages }) => [product, pages.length])),
    groups: products
      .filter(({ product }) => scope === ALL_PRODUCTS || product === scope)
      .map(({ product, pages }) => {
        const { length: count } = pages;
        const id = `siteSearchMore-${product}`;
        return {
          product,
          options: pages.slice(0, limit).flatMap(listPage),
          more: count > limit ? { id, product, count, isBest: false } : undefined,
        };
      }),
  };
}
