/**
 * @jest-environment jsdom
 */
import { loadNextPage } from '../../../plugins/page-start/client/nextPage';
import { nextPagesSelector } from '../../../plugins/page-start/node/nextPages';
import { APP_READY } from '../../../plugins/page-start/shared/events';
import { keepPageClean } from '../../support/jest/cleanPage';
import { find } from '../../support/jest/find';

keepPageClean();

const NEXT_PAGES = nextPagesSelector('/toolpad/', ['search/']);

/** As the browser at hand has it. */
function start(prerenders: boolean, saveData = false): void {
  Object.assign(HTMLScriptElement, { supports: () => prerenders });
  Object.assign(navigator, { connection: { saveData } });
  loadNextPage();
}

const rules = () => document.head.querySelector('script[type="speculationrules"]');
const hints = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
    ({ href }) => new URL(href).pathname,
  );
const touch = (selector: string, type = 'pointerover') =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  Object.assign(globalThis, { NEXT_PAGES });
  document.head.innerHTML = '';
  document.body.innerHTML = '<p>Text</p><a href="/toolpad/core/introduction/#a"><b>A</b></a>';
});

test.each([
  ['<a href="/toolpad/core/introduction/">A</a>', true],
  ['<a href="/toolpad/core/introduction/#a">A</a>', true],
  ['<a href="/toolpad/core/introduction/" aria-current="page">This page</a>', false],
  ['<a href="#a">A section</a>', false],
  ['<a href="/toolpad/search/">Search</a>', false],
  ['<a href="/toolpad/core/introduction/" aria-haspopup="dialog">Search</a>', false],
  ['<a href="/toolpad/core/introduction/?a=b">A</a>', false],
  ['<a href="/toolpad/core/introduction.md">Markdown</a>', false],
  ['<a href="/toolpad/demos/a.zip" download>A file</a>', false],
  ['<a href="/toolpad/demos/a/" target="_blank">Another tab</a>', false],
  ['<a href="/toolpad/de/core/introduction/" hreflang="de">Deutsch</a>', false],
  ['<a href="/material-ui/">Another site of the host</a>', false],
  ['<a href="https://example.com/toolpad/">Another host</a>', false],
])('%s is loaded ahead: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(find('a').matches(NEXT_PAGES)).toBe(expected);
});

describe('a browser that prerenders', () => {
  test('is told which pages, and decides when', () => {
    start(true);
    expect(JSON.parse(rules()?.textContent ?? '')).toEqual({
      prerender: [{ where: { selector_matches: NEXT_PAGES }, eagerness: 'moderate' }],
    });
    touch('b');
    expect(hints()).toEqual([]);
  });

  test('is told to stop once links are the router’s', () => {
    start(true);
    document.dispatchEvent(new Event(APP_READY));
    expect(rules()).toBeNull();
  });
});

describe('any other browser', () => {
  test.each(['pointerover', 'focusin', 'touchstart'])('fetches at a %s, once', (type) => {
    start(false);
    touch('p', type);
    expect(hints()).toEqual([]);
    touch('b', type);
    touch('b', type);
    expect(hints()).toEqual(['/toolpad/core/introduction/']);
    expect(rules()).toBeNull();
    document.dispatchEvent(new Event(APP_READY));
  });

  test('stops once links are the router’s', () => {
    start(false);
    document.dispatchEvent(new Event(APP_READY));
    touch('b');
    expect(hints()).toEqual([]);
  });
});

test.each([true, false])('nothing for readers who save data (prerenders: %s)', (prerenders) => {
  start(prerenders, true);
  touch('b');
  expect(rules()).toBeNull();
  expect(hints()).toEqual([]);
});
