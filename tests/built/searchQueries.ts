import path from 'node:path';
import type { HtmlElement } from 'html-validate';
import type { Nodes } from 'mdast';
import { PRODUCTS } from '../../src/site/products';
import { listPages } from '../../plugins/shared/node/files';
import { readPage } from '../../plugins/shared/node/readPage';
import { type BuiltPage, decodeEntities, getText } from '../support/builtPages';

/** A query that is generated from the built site. */
export interface SiteQuery {
  text: string;
  /** The product on whose pages a reader asks. */
  product: string;
  /** The lists of URLs below the base URL, one of which must be among the first results. */
  expected: string[][];
}

const SITE_DIR = path.resolve(__dirname, '../..');

const DOCS_FOLDERS: Record<string, string> = { core: 'docs-toolpad-core', studio: 'docs-studio' };

const STOP_WORDS =
  /\b(?:an?|and|are|as|at|by|for|from|in|into|is|it|its|of|on|or|that|the|to|with|your?)\b/gi;

/** Returns the text of an element as readers see it. */
const readText = (element: HtmlElement): string =>
  decodeEntities(element.textContent).replace(/\s+/g, ' ').trim();

const toKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the name that a title contains: “AppProvider API” → appprovider. */
const toName = (title: string): string => toKey(title.replace(/ (?:API|properties)$/, ''));

const getProduct = (pathname: string): string => pathname.split('/')[1] ?? '';

const isReference = (pathname: string): boolean =>
  /\/(?:[^/]+-)?(?:api|reference)\//.test(pathname);

interface PageSource extends ReturnType<typeof readPage> {
  pathname: string;
  /** Returns the page that a link to a file leads to. */
  resolve: (file: string) => string;
}

function readSources(): PageSource[] {
  return Object.entries(DOCS_FOLDERS).flatMap(([id, name]) => {
    const folder = path.join(SITE_DIR, name);
    const toPathname = (file: string): string =>
      `/${id}/${file.replace(/(?:index)?\.mdx(?:#.*)?$/, '/')}`.replace(/\/+$/, '/');
    return listPages(folder).map((file) => ({
      ...readPage(path.join(folder, file)),
      pathname: toPathname(file),
      resolve: (link) => toPathname(path.posix.join(path.posix.dirname(file), link)),
    }));
  });
}

/**
 * Returns the guide of a reference page: the page with the same name, or else the first page outside the reference that
 * the reference page links to in its introduction or its first section.
 */
function findGuide(
  title: string,
  { pathname, tree, resolve }: PageSource,
  titles: ReadonlyMap<string, string>,
): string | undefined {
  const [, second = tree.children.length] = tree.children.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 2 ? [index] : [],
  );
  const linked = tree.children.slice(0, second).flatMap(listLinks).map(resolve);
  return (
    titles.get(getProduct(pathname) + toName(title)) ??
    linked.find((target) => !isReference(target))
  );
}

/** Returns the files that a node of a page links to. */
function listLinks(node: Nodes): string[] {
  return [
    ...(node.type === 'link' && /\.mdx(?:#|$)/.test(node.url) ? [node.url] : []),
    ...('children' in node ? node.children.flatMap(listLinks) : []),
  ];
}

/** Merges queries with the same text on the same product. */
function merge(queries: readonly SiteQuery[]): SiteQuery[] {
  const byKey = new Map<string, SiteQuery>();
  for (const query of queries) {
    const key = `${query.product} ${query.text.toLowerCase()}`;
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, expected: [...known.expected, ...query.expected] } : query);
  }
  return [...byKey.values()];
}

/** Changes a text as hurried readers do. */
const CHANGES: Record<string, (text: string) => string> = {
  'with a typo': (text) => {
    const [longest = ''] = (text.match(/[\p{L}]+/gu) ?? []).sort((a, b) => b.length - a.length);
    const middle = Math.floor(longest.length / 2);
    const swapped =
      longest.slice(0, middle - 1) +
      longest.charAt(middle) +
      longest.charAt(middle - 1) +
      longest.slice(middle + 1);
    return longest.length < 5 || swapped === longest ? text : text.replace(longest, swapped);
  },
  'without stop words': (text) => text.replace(STOP_WORDS, ' ').replace(/\s+/g, ' ').trim(),
};

/** Returns all queries that can be generated from the pages, by kind. */
export function createQueries(all: readonly BuiltPage[]): Record<string, SiteQuery[]> {
  const ids: readonly string[] = PRODUCTS.map(({ id }) => id);
  const pages = all.filter(
    ({ pathname, document }) =>
      ids.includes(getProduct(pathname)) && document.querySelector('article h1'),
  );
  const guideTitles = new Map(
    pages
      .filter(({ pathname }) => !isReference(pathname))
      .map((page) => [
        getProduct(page.pathname) + toName(getText(page, 'article h1')),
        page.pathname,
      ]),
  );
  const sources = readSources();
  const titles = pages.map((page) => ({
    page,
    title: getText(page, 'article h1').replace(/\s+/g, ' '),
  }));
  const guides = new Map(
    titles
      .filter(({ page: { pathname } }) => isReference(pathname))
      .flatMap(({ page: { pathname }, title }) => {
        const source = sources.find((each) => each.pathname === pathname);
        return source ? [[pathname, findGuide(title, source, guideTitles)] as const] : [];
      }),
  );
  const withGuide = (pathname: string, url = pathname): string[][] => {
    const guide = guides.get(pathname);
    return [guide === undefined ? [url] : [guide, url]];
  };
  // All pages of a product have the same sidebar.
  const labels = ids.flatMap((id) =>
    pages
      .filter(({ pathname }) => getProduct(pathname) === id)
      .slice(0, 1)
      .flatMap(({ document }) => document.querySelectorAll('nav[aria-label="Docs pages"] a'))
      .map((link) => ({
        title: readText(link),
        pathname: (link.getAttributeValue('href') ?? '').replace(/^\/toolpad/, ''),
      })),
  );
  const toQuery = (text: string, pathname: string, expected: string[][]): SiteQuery => ({
    text,
    product: getProduct(pathname),
    expected,
  });

  const names = titles.flatMap(({ page: { pathname }, title }) => {
    const [, name] = /^(\S+) API$/.exec(title) ?? /^((?:create|get)[A-Z]\w+)$/.exec(title) ?? [];
    return name === undefined ? [] : [toQuery(name, pathname, withGuide(pathname))];
  });
  const props = pages.flatMap(({ pathname, document }) =>
    isReference(pathname)
      ? document
          .querySelectorAll('tr')
          .filter((row) => row.id?.startsWith('prop-'))
          .map((row) =>
            toQuery(
              readText(row.querySelector('code') ?? row),
              pathname,
              withGuide(pathname, `${pathname}#${row.id}`),
            ),
          )
      : [],
  );
  const titleQueries = [
    ...titles.map(({ page: { pathname }, title }) => ({ title, pathname })),
    ...labels.filter(({ pathname }) => getProduct(pathname) !== ''),
  ].map(({ title, pathname }) =>
    toQuery(
      title,
      pathname,
      withGuide(pathname)
        .flat()
        .map((url) => [url]),
    ),
  );

  const taken = new Set([...titleQueries, ...names, ...props].map(({ text }) => toKey(text)));
  const headings = pages.flatMap(({ pathname, document }) =>
    ['h2', 'h3', 'h4']
      .flatMap((level) => document.querySelectorAll(`article ${level}`))
      .filter(({ id }) => id !== null)
      .map((heading) =>
        toQuery(readText(heading).replace(/#$/, '').trim(), pathname, [
          [`${pathname}#${heading.id}`],
        ]),
      ),
  );
  const counts = new Map<string, number>();
  for (const { text } of headings) {
    counts.set(toKey(text), (counts.get(toKey(text)) ?? 0) + 1);
  }
  const unique = headings.filter(
    ({ text }) => counts.get(toKey(text)) === 1 && !taken.has(toKey(text)),
  );

  const keywords = sources.flatMap(({ pathname, frontMatter }) =>
    ((frontMatter as { keywords?: unknown[] }).keywords ?? []).map((keyword) =>
      toQuery(String(keyword), pathname, [[pathname]]),
    ),
  );
  const errors = pages.flatMap(({ pathname, document }) =>
    ['em', 'p code', 'li code', 'td code']
      .flatMap((selector) => document.querySelectorAll(`article ${selector}`))
      .map(readText)
      .filter(
        (text) =>
          text.split(' ').length >= 3 &&
          text.length < 120 &&
          !/[<>{}|]|\?\?/.test(text) &&
          /\b(?:error|failed|cannot|can't|missing|invalid|must be|is not|does not|unable|unknown|required)\b/i.test(
            text,
          ),
      )
      .map((text) => toQuery(text, pathname, [[pathname]])),
  );
  return {
    'exported names': merge(names),
    props: merge(props),
    titles: merge(titleQueries),
    headings: unique,
    ...Object.fromEntries(
      Object.entries(CHANGES).map(([name, change]) => [
        `headings ${name}`,
        unique
          .map((query) => ({ ...query, text: change(query.text) }))
          .filter(({ text }) => text !== ''),
      ]),
    ),
    'error messages': merge(errors),
    keywords: merge(keywords),
  };
}
