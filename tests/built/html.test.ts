/** The HTML of the built site, as a host will serve it: it needs `npm run build`. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { productOf } from '../../src/site/products';
import pages from '../fixtures/pages.json';
import { BUILD } from '../support/build';
import {
  attributes,
  type BuiltPage,
  complaints,
  CONFIG_PLACE,
  inlineScripts,
  readBuiltPages,
  shared,
  textOf,
  toldOnce,
  validator,
} from '../support/builtPages';

const SITE = 'https://mui.com';
const BASE = '/toolpad';
const DESCRIPTION = { min: 50, max: 160 };
/** What html-validate calls an error, as against a warning. */
const ERROR = 2;
/** Pages that are no documentation. */
const EXTRA = ['/', '/404.html', '/search/'];

let all: BuiltPage[];
/** What stands in the frames of demos: parts of pages, not pages. */
let frames: BuiltPage[];
let whole: BuiltPage[];
let docs: BuiltPage[];

beforeAll(async () => {
  const built = await readBuiltPages();
  frames = built.filter(isFrame);
  all = built.filter((page) => !isFrame(page));
  whole = all.filter(({ html }) => !/http-equiv="?refresh/i.test(html));
  docs = whole.filter(({ pathname }) => !EXTRA.includes(pathname));
}, 120_000);

const isFrame = ({ pathname }: BuiltPage): boolean => /^\/(?:demos|live)\//.test(pathname);

/** Where an internal link of a page leads, below the base; nothing for links that leave the site. */
function targetOf(page: BuiltPage, href: string): { pathname: string; id: string } | undefined {
  const url = new URL(href, `${SITE}${BASE}${page.pathname}`);
  return url.origin === SITE && url.pathname.startsWith(`${BASE}/`)
    ? { pathname: url.pathname.slice(BASE.length), id: decodeURIComponent(url.hash.slice(1)) }
    : undefined;
}

test('the pages are those of the navigation, the front page, the 404 page and the search page', () => {
  const expected = [...pages.map(({ pathname }) => `${pathname}/`), ...EXTRA];
  expect(whole.map(({ pathname }) => pathname).sort()).toEqual(expected.sort());
});

test('each has one h1', () => {
  const counts = complaints(whole, ({ document }) => {
    const count = document.querySelectorAll('h1').length;
    return count === 1 ? undefined : count;
  });
  expect(counts).toEqual({});
});

test('each has a title of its own', () => {
  expect(complaints(whole, (page) => (textOf(page, 'title') ? undefined : 'none'))).toEqual({});
  expect(shared(whole, (page) => textOf(page, 'title'))).toEqual([]);
});

test(`each has a description of its own, ${DESCRIPTION.min} to ${DESCRIPTION.max} characters`, () => {
  const describe = (page: BuiltPage): string[] =>
    attributes(page, 'meta[name="description"]', 'content');
  const wrong = complaints(docs, (page) => {
    const [text, ...more] = describe(page);
    const length = text?.length ?? 0;
    const fits = length >= DESCRIPTION.min && length <= DESCRIPTION.max && more.length === 0;
    return fits ? undefined : `${length}: ${describe(page).join(' | ')}`;
  });
  expect(wrong).toEqual({});
  expect(shared(docs, (page) => describe(page).join())).toEqual([]);
});

test('each names its canonical address', () => {
  const wrong = complaints(docs, (page) => {
    const links = attributes(page, 'link[rel="canonical"]', 'href');
    return links.join() === `${SITE}${BASE}${page.pathname}` ? undefined : links;
  });
  expect(wrong).toEqual({});
});

test('each tells its product', () => {
  const wrong = complaints(docs, (page) => {
    const product = attributes(page, 'meta[name="mui:productId"]', 'content').join();
    const category = attributes(page, 'meta[name="mui:productCategoryId"]', 'content').join();
    const expected = `toolpad-${productOf(page.pathname).id}`;
    return product === expected && category === 'toolpad' ? undefined : [product, category];
  });
  expect(wrong).toEqual({});
});

test('no style element stands in a body', () => {
  const wrong = complaints(all, ({ document }) =>
    document.querySelectorAll('body style').map((element) => element.textContent.slice(0, 60)),
  );
  expect(wrong).toEqual({});
});

test('no id is given twice on a page', () => {
  const wrong = complaints(all, (page) => {
    const ids = attributes(page, '[id]', 'id');
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(wrong).toEqual({});
});

it('gives the shell ids that no heading can have, which have no capitals', () => {
  const wrong = complaints(docs, ({ document }) =>
    document
      .querySelectorAll('[id]')
      .filter((element) => !element.closest('.prose'))
      .map(({ id }) => id ?? '')
      .filter((id) => id !== '__docusaurus' && id === id.toLowerCase()),
  );
  expect(wrong).toEqual({});
});

test('code is highlighted without style attributes', () => {
  const wrong = complaints(whole, ({ document }) => {
    const count = document.querySelectorAll(
      'article code[style], article pre[style], article pre [style], article code [style]',
    ).length;
    return count === 0 ? undefined : count;
  });
  expect(wrong).toEqual({});
});

test('two inline scripts, the same on all pages, so that a policy needs two hashes', () => {
  // The starter, and the script where a page's first screen ends.
  const wrong = complaints(whole, (page) => {
    const end = page.document.querySelector('[data-first-screen-end]');
    const { length } = inlineScripts(page);
    return length === (end ? 2 : 1) ? undefined : length;
  });
  expect(wrong).toEqual({});
  const hashes = all
    .flatMap(inlineScripts)
    .map((code) => createHash('sha256').update(code).digest('base64'));
  expect(new Set(hashes).size).toBe(2);
});

test('every internal link leads to a page that is there, and to an anchor on it', () => {
  const ids = new Map(
    [...all, ...frames].map((page) => [page.pathname, new Set(attributes(page, '[id]', 'id'))]),
  );
  const wrong = toldOnce(whole, (page) =>
    attributes(page, 'a[href]', 'href').filter((href) => {
      const target = targetOf(page, href);
      if (!target) {
        // Beside the base are other sites, whose addresses are written in full.
        return href.startsWith('/');
      }
      if (/\.\w+$/.test(target.pathname)) {
        return !fs.existsSync(path.join(BUILD, decodeURIComponent(target.pathname)));
      }
      const there = ids.get(target.pathname);
      return !there || (target.id !== '' && !there.has(target.id));
    }),
  );
  expect(wrong).toEqual([]);
});

test('redirects lead to pages', () => {
  const known = new Set(whole.map(({ pathname }) => pathname));
  const redirects = all.filter((page) => !whole.includes(page));
  const wrong = complaints(redirects, (page) => {
    const [content = ''] = attributes(page, 'meta[http-equiv="refresh"]', 'content');
    const target = targetOf(page, content.replace(/^.*url=/i, ''));
    return target && known.has(target.pathname) ? undefined : content;
  });
  expect(wrong).toEqual({});
});

test('each demo has its frame, and a link that fills the window with it', () => {
  const built = frames.map(({ pathname }) => `${BASE}${pathname}`);
  const sources = whole.flatMap((page) => attributes(page, '[data-src]', 'data-src'));
  const withoutScripts = whole.flatMap((page) => attributes(page, 'noscript > iframe', 'src'));
  const links = whole.flatMap((page) =>
    attributes(page, 'a[href]', 'href').filter((href) => href.startsWith(`${BASE}/demos/`)),
  );
  expect(sources).not.toEqual([]);
  expect(built).toEqual(expect.arrayContaining(sources));
  expect(withoutScripts).toEqual(sources);
  // A link leads to the frame of the first styling.
  const first = sources.filter((source) => !/\/(?:css|tailwind)\/$/.test(source));
  expect(links.sort()).toEqual(first.sort());
});

test('the HTML of all pages is valid', async () => {
  const complaintsOf = new Map<BuiltPage, string[]>();
  for (const page of all) {
    const { results } = await validator.validateString(page.html, CONFIG_PLACE);
    const messages = results.flatMap((result) => result.messages);
    complaintsOf.set(
      page,
      messages
        .filter(({ severity }) => severity === ERROR)
        .map(
          ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no element'})`,
        ),
    );
  }
  expect(toldOnce(all, (page) => complaintsOf.get(page) ?? [])).toEqual([]);
}, 180_000);
