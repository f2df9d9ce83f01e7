import fs from 'node:fs';
import path from 'node:path';
import { type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { listFiles } from '../../plugins/shared/node/files';
import { BUILD_DIR, requireBuild } from './build';

export interface BuiltPage {
  /** The path below the base URL, such as `/core/introduction/`. */
  pathname: string;
  html: string;
  document: HtmlElement;
}

export const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A heading's name excludes the label of its anchor.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attr-case': ['error', { ignoreForeign: true }],
    'long-title': 'off',
    'no-inline-style': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
    'wcag/h32': 'off',
  },
});

/** The service worker's offline page, which isn't a page of the site. */
const OFFLINE_PAGE = 'offline.html';

/**
 * Reads and parses all pages of the built site.
 *
 * @param build - the folder of the build
 * @throws if the site has not been built
 */
export async function readBuiltPages(build = BUILD_DIR): Promise<BuiltPage[]> {
  requireBuild(build);
  const parser = new Parser(await validator.getConfigFor('page.html'));
  const names = listFiles(build, /\.html$/).filter((name) => name !== OFFLINE_PAGE);
  return names.map((name) => {
    const html = fs.readFileSync(path.join(build, name), 'utf8');
    const pathname = `/${name}`.replace(/\/index\.html$/, '/');
    return { pathname, html, document: parser.parseHtml(html) };
  });
}

/** Reads the pages of a build. `getPage` returns the page at a path, and throws an error if there is none. */
export async function readPagesOfSite(build: string) {
  const pages = new Map((await readBuiltPages(build)).map((page) => [page.pathname, page]));
  const pathnames = [...pages.keys()];
  const getPage = (pathname: string): BuiltPage => {
    const page = pages.get(pathname);
    if (!page) {
      throw new Error(`Expected a page at ${pathname}, found pages at ${pathnames.join(', ')}.`);
    }
    return page;
  };
  return { pathnames, getPage };
}

const ENTITY_CHARACTERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** Decodes the entities that the parser doesn't decode. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITY_CHARACTERS[name] ?? entity);

/** Returns an attribute's values for all elements that match a selector. */
export const getAttributes = (page: BuiltPage, selector: string, name: string): string[] =>
  page.document
    .querySelectorAll(selector)
    .map((element) => decodeEntities(element.getAttributeValue(name) ?? ''));

/** Returns the text of the first element that matches a selector. */
export const getText = (page: BuiltPage, selector: string): string =>
  decodeEntities(page.document.querySelector(selector)?.textContent ?? '').trim();

/** Returns the executable inline scripts of a page, but no data scripts such as JSON-LD. */
export const getInlineScripts = (page: BuiltPage): string[] =>
  page.document
    .querySelectorAll('script')
    .filter((script) => !script.hasAttribute('src'))
    .filter((script) => {
      const type = script.getAttributeValue('type');
      return !type || type === 'module' || type.endsWith('javascript');
    })
    .map((script) => script.textContent);

/**
 * Returns the pages with problems.
 *
 * @param check - returns the problem of a page; `undefined` or an empty list if there is none
 * @returns the problems by page
 */
export function findProblems<T>(
  pages: BuiltPage[],
  check: (page: BuiltPage) => T | undefined,
): Record<string, T> {
  const found: Record<string, T> = {};
  for (const page of pages) {
    const problem = check(page);
    if (problem !== undefined && !(Array.isArray(problem) && problem.length === 0)) {
      found[page.pathname] = problem;
    }
  }
  return found;
}

/**
 * Returns the problems of all pages, and groups equal ones, because pages share most of their HTML.
 *
 * @param check - returns the problems of a page
 */
export function groupProblems(pages: BuiltPage[], check: (page: BuiltPage) => string[]): string[] {
  const holders = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const problem of check(page)) {
      holders.set(problem, (holders.get(problem) ?? new Set()).add(page.pathname));
    }
  }
  return [...holders].map(([problem, [first = '', ...more]]) =>
    more.length > 0 ? `${problem} at ${first} and ${more.length} more` : `${problem} at ${first}`,
  );
}
