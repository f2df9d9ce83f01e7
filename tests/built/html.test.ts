/** Checks the HTML of the built site. Needs `npm run build`. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { getProduct } from '../../src/site/products';
import pages from '../fixtures/pages.json';
import { BUILD } from '../support/build';
import {
  getAttributes,
  type BuiltPage,
  findProblems,
  CONFIG_FILE,
  getInlineScripts,
  readBuiltPages,
  findDuplicates,
  getText,
  groupProblems,
  validator,
} from '../support/builtPages';

const SITE = 'https://mui.com';
const BASE = '/toolpad';
const DESCRIPTION = { min: 50, max: 160 };
/** The severity of errors in html-validate. Warnings have a lower severity. */
const ERROR = 2;
/** Pages outside the documentation. */
const EXTRA = ['/', '/404.html', '/search/'];

let all: BuiltPage[];
/** The documents in demo frames. */
let frames: BuiltPage[];
let fullPages: BuiltPage[];
let docs: BuiltPage[];

beforeAll(async () => {
  const built = await readBuiltPages();
  frames = built.filter(isFrame);
  all = built.filter((page) => !isFrame(page));
  fullPages = all.filter(({ html }) => !/http-equiv="?refresh/i.test(html));
  docs = fullPages.filter(({ pathname }) => !EXTRA.includes(pathname));
}, 120_000);

const isFrame = ({ pathname }: BuiltPage): boolean => /^\/(?:demos|live)\//.test(pathname);

/** Resolves an internal link to a path below the base URL. Returns `undefined` for external links. */
function resolveLink(page: BuiltPage, href: string): { pathname: string; id: string } | undefined {
  const url = new URL(href, `${SITE}${BASE}${page.pathname}`);
  return url.origin === SITE && url.pathname.startsWith(`${BASE}/`)
    ? { pathname: url.pathname.slice(BASE.length), id: decodeURIComponent(url.hash.slice(1)) }
    : undefined;
}

it('contains the pages of the navigation, the front page, the 404 page and the search page', () => {
  const expected = [...pages.map(({ pathname }) => `${pathname}/`), ...EXTRA];
  expect(fullPages.map(({ pathname }) => pathname).sort()).toEqual(expected.sort());
});

it('contains one h1 per page', () => {
  const counts = findProblems(fullPages, ({ document }) => {
    const count = document.querySelectorAll('h1').length;
    return count === 1 ? undefined : count;
  });
  expect(counts).toEqual({});
});

it('sets a unique title on each page', () => {
  expect(findProblems(fullPages, (page) => (getText(page, 'title') ? undefined : 'none'))).toEqual(
    {},
  );
  expect(findDuplicates(fullPages, (page) => getText(page, 'title'))).toEqual([]);
});

it(`sets a unique description on each page, with ${DESCRIPTION.min} to ${DESCRIPTION.max} characters`, () => {
  const describe = (page: BuiltPage): string[] =>
    getAttributes(page, 'meta[name="description"]', 'content');
  const wrong = findProblems(docs, (page) => {
    const [text, ...more] = describe(page);
    const length = text?.length ?? 0;
    const fits = length >= DESCRIPTION.min && length <= DESCRIPTION.max && more.length === 0;
    return fits ? undefined : `${length}: ${describe(page).join(' | ')}`;
  });
  expect(wrong).toEqual({});
  expect(findDuplicates(docs, (page) => describe(page).join())).toEqual([]);
});

it('sets the canonical URL on each page', () => {
  const wrong = findProblems(docs, (page) => {
    const links = getAttributes(page, 'link[rel="canonical"]', 'href');
    return links.join() === `${SITE}${BASE}${page.pathname}` ? undefined : links;
  });
  expect(wrong).toEqual({});
});

it('names the product in the meta tags of each page', () => {
  const wrong = findProblems(docs, (page) => {
    const product = getAttributes(page, 'meta[name="mui:productId"]', 'content').join();
    const category = getAttributes(page, 'meta[name="mui:productCategoryId"]', 'content').join();
    const expected = `toolpad-${getProduct(page.pathname).id}`;
    return product === expected && category === 'toolpad' ? undefined : [product, category];
  });
  expect(wrong).toEqual({});
});

it('contains no style element in a body', () => {
  const wrong = findProblems(all, ({ document }) =>
    document.querySelectorAll('body style').map((element) => element.textContent.slice(0, 60)),
  );
  expect(wrong).toEqual({});
});

it('contains only unique ids on each page', () => {
  const wrong = findProblems(all, (page) => {
    const ids = getAttributes(page, '[id]', 'id');
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(wrong).toEqual({});
});

it('contains only lowercase ids for headings, and mixed-case ids for the shell', () => {
  const wrong = findProblems(docs, ({ document }) =>
    document
      .querySelectorAll('[id]')
      .filter((element) => !element.closest('.prose'))
      .map(({ id }) => id ?? '')
      .filter((id) => id !== '__docusaurus' && id === id.toLowerCase()),
  );
  expect(wrong).toEqual({});
});

it('highlights code without style attributes', () => {
  const wrong = findProblems(fullPages, ({ document }) => {
    const count = document.querySelectorAll(
      'article code[style], article pre[style], article pre [style], article code [style]',
    ).length;
    return count === 0 ? undefined : count;
  });
  expect(wrong).toEqual({});
});

it('contains the same two inline scripts on all pages, so that a policy needs only two hashes', () => {
  // One script is in the head, and the other is at the end of the first screen.
  const wrong = findProblems(fullPages, (page) => {
    const end = page.document.querySelector('[data-first-screen-end]');
    const { length } = getInlineScripts(page);
    return length === (end ? 2 : 1) ? undefined : length;
  });
  expect(wrong).toEqual({});
  const hashes = all
    .flatMap(getInlineScripts)
    .map((code) => createHash('sha256').update(code).digest('base64'));
  expect(new Set(hashes).size).toBe(2);
});

it('contains no broken internal link or anchor', () => {
  const ids = new Map(
    [...all, ...frames].map((page) => [page.pathname, new Set(getAttributes(page, '[id]', 'id'))]),
  );
  const wrong = groupProblems(fullPages, (page) =>
    getAttributes(page, 'a[href]', 'href').filter((href) => {
      const target = resolveLink(page, href);
      if (!target) {
        // Links outside the base URL must be absolute.
        return href.startsWith('/');
      }
      if (/\.\w+$/.test(target.pathname)) {
        return !fs.existsSync(path.join(BUILD, decodeURIComponent(target.pathname)));
      }
      const known = ids.get(target.pathname);
      return !known || (target.id !== '' && !known.has(target.id));
    }),
  );
  expect(wrong).toEqual([]);
});

it('redirects only to pages', () => {
  const known = new Set(fullPages.map(({ pathname }) => pathname));
  const redirects = all.filter((page) => !fullPages.includes(page));
  const wrong = findProblems(redirects, (page) => {
    const [content = ''] = getAttributes(page, 'meta[http-equiv="refresh"]', 'content');
    const target = resolveLink(page, content.replace(/^.*url=/i, ''));
    return target && known.has(target.pathname) ? undefined : content;
  });
  expect(wrong).toEqual({});
});

it('contains a frame and a full-screen link for each demo', () => {
  const built = frames.map(({ pathname }) => `${BASE}${pathname}`);
  const sources = fullPages.flatMap((page) => getAttributes(page, '[data-src]', 'data-src'));
  const withoutScripts = fullPages.flatMap((page) =>
    getAttributes(page, 'noscript > iframe', 'src'),
  );
  const links = fullPages.flatMap((page) =>
    getAttributes(page, 'a[href]', 'href').filter((href) => href.startsWith(`${BASE}/demos/`)),
  );
  expect(sources).not.toEqual([]);
  expect(built).toEqual(expect.arrayContaining(sources));
  expect(withoutScripts).toEqual(sources);
  // The link opens the demo's first styling.
  const first = sources.filter((source) => !/\/(?:css|tailwind)\/$/.test(source));
  expect(links.sort()).toEqual(first.sort());
});

it('contains valid HTML on all pages', async () => {
  const errors = new Map<BuiltPage, string[]>();
  for (const page of all) {
    const { results } = await validator.validateString(page.html, CONFIG_FILE);
    const messages = results.flatMap((result) => result.messages);
    errors.set(
      page,
      messages
        .filter(({ severity }) => severity === ERROR)
        .map(
          ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no element'})`,
        ),
    );
  }
  expect(groupProblems(all, (page) => errors.get(page) ?? [])).toEqual([]);
}, 180_000);
