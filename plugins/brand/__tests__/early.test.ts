/**
 * @jest-environment jsdom
 */
import initFonts from '../early';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

const FONT = 'http://localhost/toolpad/assets/fonts/geist-1.woff2';

interface PageLoad {
  /** The time from the page's request until its script runs, in ms. */
  responseMs: number;
  /** The URL of the font in the browser's cache. */
  cached?: string;
  prerenders?: boolean;
}

function loadPage({ responseMs, cached, prerenders }: PageLoad): void {
  if (prerenders) {
    Object.assign(document, { prerendering: false });
  }
  document.head.innerHTML = `<link rel="preload" as="font" media="not all" href="${FONT}" crossorigin>`;
  Object.assign(performance, { getEntriesByType: () => [{ requestStart: 10 }] });
  jest.spyOn(performance, 'now').mockReturnValue(10 + responseMs);
  if (cached) {
    localStorage.setItem('text-font', cached);
  }
  initFonts();
}

const countPreloads = () => document.head.querySelectorAll('link[rel=preload][media=all]').length;
const getFonts = () => document.documentElement.dataset.fonts;
const getCachedFont = () => localStorage.getItem('text-font');

/** Ends the loading of the page; then the font loads, or fails. */
function finishLoading(font: 'load' | 'error'): void {
  window.dispatchEvent(new Event('load'));
  document.head.querySelector('link')?.dispatchEvent(new Event(font));
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'prerendering');
  localStorage.clear();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.fonts;
});

it.each<[string, PageLoad, { preloads: number; shown: undefined | 'later' }]>([
  ['a fast connection', { responseMs: 99 }, { preloads: 1, shown: undefined }],
  ['a slow connection', { responseMs: 100 }, { preloads: 0, shown: 'later' }],
  [
    'a slow connection, with the font in the cache',
    { responseMs: 900, cached: FONT, prerenders: true },
    { preloads: 1, shown: undefined },
  ],
  [
    'the same in a browser that paints sooner without a preload',
    { responseMs: 900, cached: FONT },
    { preloads: 0, shown: undefined },
  ],
  [
    'a slow connection, with the font of another release in the cache',
    { responseMs: 900, cached: `${FONT}2`, prerenders: true },
    { preloads: 0, shown: 'later' },
  ],
])('decides by connection and cache: %s', (_, conditions, { preloads, shown }) => {
  loadPage(conditions);
  expect(countPreloads()).toBe(preloads);
  expect(getFonts()).toBe(shown);
});

it('loads the font after the page on a slow connection, for the next page', () => {
  loadPage({ responseMs: 900 });
  expect(countPreloads()).toBe(0);
  finishLoading('load');
  expect(countPreloads()).toBe(1);
  expect(getCachedFont()).toBe(FONT);
  // The current page keeps the fallback.
  expect(getFonts()).toBe('later');
});

it('lets the next page request a font that failed to load', () => {
  loadPage({ responseMs: 900 });
  finishLoading('error');
  expect(getCachedFont()).toBeNull();
});

it('treats blocked storage as an empty cache', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  loadPage({ responseMs: 900 });
  expect(getFonts()).toBe('later');
  finishLoading('load');
});

it('does nothing on a page without a preload link, as in development', () => {
  initFonts();
  expect(getFonts()).toBeUndefined();
});
