/**
 * @jest-environment jsdom
 */
import initFonts from '../early';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

const FONT_URL = 'http://localhost/toolpad/assets/fonts/geist-1.woff2';

interface PageLoad {
  /** The time in ms between the request for the page and the execution of its script. */
  responseMs: number;
  /** The URL of the cached font. */
  cached?: string;
  prerenders?: boolean;
}

function loadPage({ responseMs, cached, prerenders }: PageLoad): void {
  if (prerenders) {
    Object.assign(document, { prerendering: false });
  }
  document.head.innerHTML = `<link rel="preload" as="font" media="not all" href="${FONT_URL}" crossorigin>`;
  Object.assign(performance, { getEntriesByType: () => [{ requestStart: 10 }] });
  jest.spyOn(performance, 'now').mockReturnValue(10 + responseMs);
  if (cached) {
    localStorage.setItem('text-font', cached);
  }
  initFonts();
}

const countPreloads = () => document.head.querySelectorAll('link[rel=preload][media=all]').length;
const getCachedFont = () => localStorage.getItem('text-font');

/** Fires the window's `load` event, and then the font's `load` or `error` event. */
function finishLoading(font: 'load' | 'error'): void {
  window.dispatchEvent(new Event('load'));
  document.head.querySelector('link')?.dispatchEvent(new Event(font));
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'prerendering');
  localStorage.clear();
  document.head.innerHTML = '';
});

it.each<[string, PageLoad, number]>([
  ['preloads the font on a fast connection', { responseMs: 99 }, 1],
  ['doesn’t preload the font on a slow connection', { responseMs: 100 }, 0],
  [
    'preloads a cached font on a slow connection',
    { responseMs: 900, cached: FONT_URL, prerenders: true },
    1,
  ],
  [
    'doesn’t preload a cached font in a browser that paints earlier without a preload',
    { responseMs: 900, cached: FONT_URL },
    0,
  ],
  [
    'doesn’t preload the font on a slow connection if only the font of another release is cached',
    { responseMs: 900, cached: `${FONT_URL}2`, prerenders: true },
    0,
  ],
])('%s', (_, conditions, preloads) => {
  loadPage(conditions);
  expect(countPreloads()).toBe(preloads);
});

it.each([50, 900])(
  'records the font as cached once it has loaded, on a fast and on a slow connection: %s ms',
  (responseMs) => {
    loadPage({ responseMs });
    expect(getCachedFont()).toBeNull();
    finishLoading('load');
    expect(countPreloads()).toBe(1);
    expect(getCachedFont()).toBe(FONT_URL);
  },
);

it('doesn’t record a font as cached if it fails to load', () => {
  loadPage({ responseMs: 50 });
  finishLoading('error');
  expect(getCachedFont()).toBeNull();
});

it('assumes that the font isn’t cached if storage is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  loadPage({ responseMs: 900 });
  expect(countPreloads()).toBe(0);
  finishLoading('load');
});

it('changes nothing if the page has no preload link, as in development', () => {
  initFonts();
  expect(countPreloads()).toBe(0);
});
