/**
 * @jest-environment jsdom
 */
import initFonts from '../early';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

const FONT = 'http://localhost/toolpad/assets/fonts/geist-1.woff2';

interface Visit {
  /** From the page's request until its script runs, in ms. */
  afterMs: number;
  /** The address of the font that the browser has. */
  kept?: string;
  /** Whether the browser prerenders pages. */
  prerenders?: boolean;
}

function visit({ afterMs, kept, prerenders }: Visit): void {
  if (prerenders) {
    Object.assign(document, { prerendering: false });
  }
  document.head.innerHTML = `<link rel="preload" as="font" media="not all" href="${FONT}" crossorigin>`;
  Object.assign(performance, { getEntriesByType: () => [{ requestStart: 10 }] });
  jest.spyOn(performance, 'now').mockReturnValue(10 + afterMs);
  if (kept) {
    localStorage.setItem('text-font', kept);
  }
  initFonts();
}

const preloaded = () => document.head.querySelectorAll('link[rel=preload][media=all]').length;
const fonts = () => document.documentElement.dataset.fonts;
const kept = () => localStorage.getItem('text-font');

/** The page has all that it asked for; then what it asks for next comes, or fails. */
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

test.each<[string, Visit, { preloads: number; shown: undefined | 'later' }]>([
  ['a quick line', { afterMs: 99 }, { preloads: 1, shown: undefined }],
  ['a slow line', { afterMs: 100 }, { preloads: 0, shown: 'later' }],
  [
    'a slow line, and the font is there',
    { afterMs: 900, kept: FONT, prerenders: true },
    { preloads: 1, shown: undefined },
  ],
  [
    'the same where the font comes in time by itself',
    { afterMs: 900, kept: FONT },
    { preloads: 0, shown: undefined },
  ],
  [
    'a slow line, and the font of another release is there',
    { afterMs: 900, kept: `${FONT}2`, prerenders: true },
    { preloads: 0, shown: 'later' },
  ],
])('%s', (_, how, { preloads, shown }) => {
  visit(how);
  expect(preloaded()).toBe(preloads);
  expect(fonts()).toBe(shown);
});

test('on a slow line the font is fetched once the page is there, for the next page', () => {
  visit({ afterMs: 900 });
  expect(preloaded()).toBe(0);
  finishLoading('load');
  expect(preloaded()).toBe(1);
  expect(kept()).toBe(FONT);
  // What the reader reads stays as it is.
  expect(fonts()).toBe('later');
});

test('a font that cannot be had is asked for by the next page', () => {
  visit({ afterMs: 900 });
  finishLoading('error');
  expect(kept()).toBeNull();
});

test('blocked storage counts as none', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  visit({ afterMs: 900 });
  expect(fonts()).toBe('later');
  finishLoading('load');
});

test('a page that names no font, as in development, is left as it is', () => {
  initFonts();
  expect(fonts()).toBeUndefined();
});
