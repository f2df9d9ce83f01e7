/** Checks the HTML of the built site. Needs `npm run build`. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { HtmlElement } from 'html-validate';
import { SUBSET_CHARACTERS } from '../../plugins/brand/node/fonts';
import { listFiles } from '../../plugins/shared/node/files';
import { getProduct, PRODUCTS } from '../../src/site/products';
import pages from '../fixtures/pages.json';
import { BUILD_DIR } from '../support/build';
import {
  getAttributes,
  type BuiltPage,
  findProblems,
  getInlineScripts,
  readBuiltPages,
  getText,
  groupProblems,
  validator,
} from '../support/builtPages';

const SITE_ORIGIN = 'https://mui.com';
const BASE_URL = '/toolpad';
/** The severity of errors in html-validate. Warnings have a lower one. */
const ERROR_SEVERITY = 2;
/** The pages that aren't part of the documentation. */
const EXTRA_PAGES = ['/', '/404.html', '/search/'];

let allPages: BuiltPage[];
let frameDocuments: BuiltPage[];
let fullPages: BuiltPage[];
let docPages: BuiltPage[];

beforeAll(async () => {
  const built = await readBuiltPages();
  frameDocuments = built.filter(isFrame);
  allPages = built.filter((page) => !isFrame(page));
  fullPages = allPages.filter(({ html }) => !/http-equiv="?refresh/i.test(html));
  docPages = fullPages.filter(({ pathname }) => !EXTRA_PAGES.includes(pathname));
}, 120_000);

const isFrame = ({ pathname }: BuiltPage): boolean => /^\/(?:demos|live)\//.test(pathname);

/** Resolves an internal link to a path below the base URL. Returns `undefined` for external links. */
function resolveLink(page: BuiltPage, href: string): { pathname: string; id: string } | undefined {
  const url = new URL(href, `${SITE_ORIGIN}${BASE_URL}${page.pathname}`);
  return url.origin === SITE_ORIGIN && url.pathname.startsWith(`${BASE_URL}/`)
    ? { pathname: url.pathname.slice(BASE_URL.length), id: decodeURIComponent(url.hash.slice(1)) }
    : undefined;
}

it('contains all pages of the specification, the front page, the 404 page and the search page', () => {
  const expected = [...pages.map(({ pathname }) => `${pathname}/`), ...EXTRA_PAGES];
  const found = new Set(fullPages.map(({ pathname }) => pathname));
  expect(expected.filter((pathname) => !found.has(pathname))).toEqual([]);
});

const readLabel = (link: HtmlElement): string | undefined =>
  link.querySelector('span')?.textContent.trim();

it('labels the pages of the specification with their titles in the sidebar', () => {
  const labels = new Map(
    docPages
      .filter(({ pathname }) => PRODUCTS.some(({ home }) => home === pathname))
      .flatMap(({ pathname, document }) =>
        document
          .querySelectorAll('#siteSidebar a[href]')
          .map((link) => [link.getAttributeValue('href') ?? '', readLabel(link)] as const)
          // The switch between products links to the other product's overview.
          .filter(([href]) => href.startsWith(BASE_URL + pathname.slice(0, 6))),
      ),
  );
  const wrong = pages.filter(
    ({ pathname, title }) => labels.get(`${BASE_URL}${pathname}/`) !== title,
  );
  expect(wrong).toEqual([]);
});

it('contains exactly one h1 on each page', () => {
  const counts = findProblems(fullPages, ({ document }) => {
    const count = document.querySelectorAll('h1').length;
    return count === 1 ? undefined : count;
  });
  expect(counts).toEqual({});
});

it.each([
  ['title', (page: BuiltPage) => getText(page, 'title')],
  [
    'description',
    (page: BuiltPage) => getAttributes(page, 'meta[name="description"]', 'content').join(' | '),
  ],
])('sets a unique %s on each page', (_name, getValue) => {
  const values = docPages.map(getValue);
  expect(values).not.toContain('');
  expect(values.filter((value, index) => values.indexOf(value) < index)).toEqual([]);
});

it('sets the correct canonical URL on each page', () => {
  const wrong = findProblems(docPages, (page) => {
    const links = getAttributes(page, 'link[rel="canonical"]', 'href');
    return links.join() === `${SITE_ORIGIN}${BASE_URL}${page.pathname}` ? undefined : links;
  });
  expect(wrong).toEqual({});
});

it('names the product in the meta tags of each page', () => {
  const wrong = findProblems(docPages, (page) => {
    const product = getAttributes(page, 'meta[name="mui:productId"]', 'content').join();
    const category = getAttributes(page, 'meta[name="mui:productCategoryId"]', 'content').join();
    const expected = `toolpad-${getProduct(page.pathname).id}`;
    return product === expected && category === 'toolpad' ? undefined : [product, category];
  });
  expect(wrong).toEqual({});
});

it('contains the same two inline scripts on all pages, so that the content security policy needs only one hash for each', () => {
  // One script is in the head, and the other is at the end of the first screen.
  const wrong = findProblems(fullPages, (page) => {
    const end = page.document.querySelector('[data-first-screen-end]');
    const { length } = getInlineScripts(page);
    return length === (end ? 2 : 1) ? undefined : length;
  });
  expect(wrong).toEqual({});
  const hashes = allPages
    .flatMap(getInlineScripts)
    .map((code) => createHash('sha256').update(code).digest('base64'));
  expect(new Set(hashes).size).toBe(2);
});

it('contains no broken internal links or anchors', () => {
  const ids = new Map(
    [...allPages, ...frameDocuments].map((page) => [
      page.pathname,
      new Set(getAttributes(page, '[id]', 'id')),
    ]),
  );
  const wrong = groupProblems(fullPages, (page) =>
    getAttributes(page, 'a[href]', 'href').filter((href) => {
      const target = resolveLink(page, href);
      if (!target) {
        // Links to URLs outside the base URL must be absolute.
        return href.startsWith('/');
      }
      if (/\.\w+$/.test(target.pathname)) {
        return !fs.existsSync(path.join(BUILD_DIR, decodeURIComponent(target.pathname)));
      }
      const known = ids.get(target.pathname);
      return !known || (target.id !== '' && !known.has(target.id));
    }),
  );
  expect(wrong).toEqual([]);
});

it('redirects only to existing pages', () => {
  const known = new Set(fullPages.map(({ pathname }) => pathname));
  const redirects = allPages.filter((page) => !fullPages.includes(page));
  const wrong = findProblems(redirects, (page) => {
    const [content = ''] = getAttributes(page, 'meta[http-equiv="refresh"]', 'content');
    const target = resolveLink(page, content.replace(/^.*url=/i, ''));
    return target && known.has(target.pathname) ? undefined : content;
  });
  expect(wrong).toEqual({});
});

it('contains a frame, a frame without JavaScript and a full-screen link for each demo', () => {
  const built = frameDocuments.map(({ pathname }) => `${BASE_URL}${pathname}`);
  const sources = fullPages.flatMap((page) => getAttributes(page, '[data-src]', 'data-src'));
  const withoutScripts = fullPages.flatMap((page) =>
    getAttributes(page, 'noscript > iframe', 'src'),
  );
  const links = fullPages.flatMap((page) =>
    getAttributes(page, 'a[href]', 'href').filter((href) => href.startsWith(`${BASE_URL}/demos/`)),
  );
  expect(sources).not.toEqual([]);
  expect(built).toEqual(expect.arrayContaining(sources));
  expect(withoutScripts).toEqual(sources);
  // The link opens the demo with its first styling solution.
  const first = sources.filter((source) => !/\/(?:css|tailwind)\/$/.test(source));
  expect(links.sort()).toEqual(first.sort());
});

/**
 * Matches the non-ASCII characters of the latin fonts in npm packages. Browsers load an entire font for a character
 * that its subset lacks.
 */
const NON_ASCII_LATIN = /[\u00a0-\u02ff\u2000-\u22ff]/g;

function findMissing(name: string, text: string): string[] {
  const missing = new Set(
    text.match(NON_ASCII_LATIN)?.filter((each) => !SUBSET_CHARACTERS.includes(each)),
  );
  return missing.size > 0 ? [`${name}: ${[...missing].join(' ')}`] : [];
}

it('includes every character on the pages, and in the content that stylesheets generate, in the font subsets', () => {
  const found = [
    ...[...allPages, ...frameDocuments].flatMap(({ pathname, document }) =>
      findMissing(pathname, document.querySelector('body')?.textContent ?? ''),
    ),
    ...listFiles(BUILD_DIR, /\.css$/).flatMap((name) => {
      const css = fs.readFileSync(path.join(BUILD_DIR, name), 'utf8');
      return findMissing(name, css.match(/content:"[^"]*"/g)?.join('') ?? '');
    }),
  ];
  // If this assertion fails, add the character to CHARACTERS in plugins/brand/node/fonts.ts.
  expect(found).toEqual([]);
});

it('contains valid HTML on all pages', async () => {
  const errors = new Map<BuiltPage, string[]>();
  for (const page of allPages) {
    const { results } = await validator.validateString(page.html);
    const messages = results.flatMap((result) => result.messages);
    errors.set(
      page,
      messages
        .filter(({ severity }) => severity === ERROR_SEVERITY)
        .map(
          ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no element'})`,
        ),
    );
  }
  expect(groupProblems(allPages, (page) => errors.get(page) ?? [])).toEqual([]);
}, 180_000);
