import fs from 'node:fs';
import path from 'node:path';
import { FileSystemConfigLoader, type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { filesBelow } from '../../plugins/shared/node/files';
import { BUILD, needsBuild } from './build';

const ROOT = path.resolve(__dirname, '../..');

/** A file for which html-validate finds the project's `.htmlvalidate.json`. */
export const CONFIG_PLACE = path.join(ROOT, 'page.html');

/** A page of the built site. */
export interface BuiltPage {
  /** Where it is served, below the base: `/core/introduction/`. */
  pathname: string;
  html: string;
  document: HtmlElement;
}

/** Checks HTML by `.htmlvalidate.json`. */
export const validator = new HtmlValidate(new FileSystemConfigLoader());

/** The service worker's page for readers who are offline: a file of its own, which has nothing of the site. */
const OFFLINE_PAGE = 'offline.html';

/**
 * Reads and parses all pages of the built site.
 *
 * @param build another build
 * @throws if the site has not been built
 */
export async function readBuiltPages(build = BUILD): Promise<BuiltPage[]> {
  needsBuild(build);
  const parser = new Parser(await validator.getConfigFor(CONFIG_PLACE));
  const names = filesBelow(build, /\.html$/).filter((name) => name !== OFFLINE_PAGE);
  return names.map((name) => {
    const html = fs.readFileSync(path.join(build, name), 'utf8');
    const pathname = `/${name}`.replace(/\/index\.html$/, '/');
    return { pathname, html, document: parser.parseHtml(html) };
  });
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

/** Text as a reader sees it; the parser leaves entities as they are. */
const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The values of an attribute of all elements that a selector finds. */
export const attributes = (page: BuiltPage, selector: string, name: string): string[] =>
  page.document
    .querySelectorAll(selector)
    .map((element) => decode(element.getAttributeValue(name) ?? ''));

/** The text of the first element that a selector finds. */
export const textOf = (page: BuiltPage, selector: string): string =>
  decode(page.document.querySelector(selector)?.textContent ?? '').trim();

/** The executable inline scripts of a page; data such as JSON-LD is not executed. */
export const inlineScripts = (page: BuiltPage): string[] =>
  page.document
    .querySelectorAll('script')
    .filter((script) => !script.hasAttribute('src'))
    .filter((script) => {
      const type = script.getAttributeValue('type');
      return !type || type === 'module' || type.endsWith('javascript');
    })
    .map((script) => script.textContent);

/**
 * Asks the same of many pages.
 *
 * @param ask what is wrong with a page; nothing, or an empty list, if all is well
 * @returns pages with what is wrong with them
 */
export function complaints<T>(
  pages: BuiltPage[],
  ask: (page: BuiltPage) => T | undefined,
): Record<string, T> {
  const found: Record<string, T> = {};
  for (const page of pages) {
    const answer = ask(page);
    if (answer !== undefined && !(Array.isArray(answer) && answer.length === 0)) {
      found[page.pathname] = answer;
    }
  }
  return found;
}

/** Values that more than one page has, with these pages. */
export function shared(
  pages: BuiltPage[],
  valueOf: (page: BuiltPage) => string,
): [value: string, pathnames: string[]][] {
  const holders = new Map<string, string[]>();
  for (const page of pages) {
    const value = valueOf(page);
    holders.set(value, [...(holders.get(value) ?? []), page.pathname]);
  }
  return [...holders].filter(([, pathnames]) => pathnames.length > 1);
}

/**
 * Asks the same of many pages, and tells each complaint once: most of a page is the same on all.
 *
 * @param ask what is wrong with a page
 */
export function toldOnce(pages: BuiltPage[], ask: (page: BuiltPage) => string[]): string[] {
  const holders = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const complaint of ask(page)) {
      holders.set(complaint, (holders.get(complaint) ?? new Set()).add(page.pathname));
    }
  }
  return [...holders].map(([complaint, [first = '', ...more]]) =>
    more.length > 0
      ? `${complaint} at ${first} and ${more.length} more`
      : `${complaint} at ${first}`,
  );
}
