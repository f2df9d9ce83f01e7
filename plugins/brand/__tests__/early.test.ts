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
const getFonts = () => document.documentElement.dataset.fonts;
const getCachedFont = () => localStorage.getItem('text-font');

/** Fires the `load` or `error` event of the preloaded font. */
function finishPreload(event: 'load' | 'error'): void {
  document.head.querySelector('link')?.dispatchEvent(new Event(event));
}

const loadFont = jest.fn<Promise<unknown>, [string]>();

/** Fires the `DOMContentLoaded` event, and waits until the page has handled the font. */
async function finishParsing(): Promise<void> {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await new Promise(process.nextTick);
}

beforeEach(() => {
  loadFont.mockReset().mockResolvedValue([]);
  Object.assign(document, { fonts: { load: loadFont } });
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'prerendering');
  Reflect.deleteProperty(document, 'fonts');
  localStorage.clear();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.fonts;
});

it.each<[string, PageLoad, { preloads: number; fonts: string | undefined }]>([
  ['preloads the font on a fast connection', { responseMs: 99 }, { preloads: 1, fonts: undefined }],
  ['uses the fallback on a slow connection', { responseMs: 100 }, { preloads: 0, fonts: 'later' }],
  [
    'preloads a cached font on a slow connection',
    { responseMs: 900, cached: FONT_URL, prerenders: true },
    { preloads: 1, fonts: undefined },
  ],
  [
    'doesn’t preload a cached font in a browser that paints earlier without a preload',
    { responseMs: 900, cached: FONT_URL },
    { preloads: 0, fonts: undefined },
  ],
  [
    'uses the fallback on a slow connection if only the font of another release is cached',
    { responseMs: 900, cached: `${FONT_URL}2`, prerenders: true },
    { preloads: 0, fonts: 'later' },
  ],
])('%s', (_, conditions, { preloads, fonts }) => {
  loadPage(conditions);
  expect(countPreloads()).toBe(preloads);
  expect(getFonts()).toBe(fonts);
});

it('replaces the fallback on a slow connection when the font has loaded after the HTML', async () => {
  loadPage({ responseMs: 900 });
  expect(loadFont).not.toHaveBeenCalled();
  await finishParsing();
  expect(loadFont.mock.calls).toEqual([["1em 'Geist Variable'"]]);
  expect(getFonts()).toBe('text');
  expect(getCachedFont()).toBe(FONT_URL);
});

it('keeps the fallback if the font fails to load', async () => {
  loadFont.mockRejectedValue(new Error('blocked'));
  loadPage({ responseMs: 900 });
  await finishParsing();
  expect(getFonts()).toBe('later');
  expect(getCachedFont()).toBeNull();
});

it('records a preloaded font as cached only if it loads', () => {
  loadPage({ responseMs: 50 });
  finishPreload('error');
  expect(getCachedFont()).toBeNull();
  finishPreload('load');
  expect(getCachedFont()).toBe(FONT_URL);
});

it('treats the font as not cached if storage is blocked', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  loadPage({ responseMs: 900 });
  expect(getFonts()).toBe('later');
  await finishParsing();
  expect(getFonts()).toBe('text');
});

it('changes nothing if the page has no preload link, as in development', () => {
  initFonts();
  expect(getFonts()).toBeUndefined();
});
