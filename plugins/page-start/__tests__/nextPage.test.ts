/**
 * @jest-environment jsdom
 */
import { loadNextPages } from '../client/nextPage';
import { nextPagesRules } from '../node/nextPages';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const NEXT_PAGES = nextPagesRules('/toolpad/', ['search/']);

interface Rules {
  prerender: [{ where: { selector_matches: string }; eagerness: string }];
}
const { prerender } = JSON.parse(NEXT_PAGES) as Rules;
const [{ where, eagerness }] = prerender;

/** The starter comes to a page in a browser. */
function start({ saveData = false, prerenders = true, prefetches = true }): void {
  Object.assign(navigator, { connection: { saveData } });
  Object.assign(HTMLScriptElement, { supports: () => prerenders });
  Object.assign(DOMTokenList.prototype, { supports: () => prefetches });
  document.head.innerHTML = `<script type="speculationrules">${NEXT_PAGES}</script>`;
  loadNextPages();
}

const rules = (): Element | null => document.head.querySelector('script[type="speculationrules"]');

test.each([
  ['<a href="/toolpad/core/introduction/">A</a>', true],
  ['<a href="/toolpad/core/introduction/#a">A</a>', true],
  ['<a href="/toolpad/core/introduction/" aria-current="page">This page</a>', false],
  ['<a href="#a">A section</a>', false],
  ['<a href="/toolpad/assets/a.png" aria-haspopup="dialog">A picture</a>', false],
  ['<a href="/toolpad/search/">Search</a>', false],
  ['<a href="/toolpad/core/introduction/?a=b">A</a>', false],
  ['<a href="/toolpad/core/introduction.md">Markdown</a>', false],
  ['<a href="/toolpad/demos/a.zip" download>A file</a>', false],
  ['<a href="/toolpad/demos/a/" target="_blank">Another tab</a>', false],
  ['<a href="/material-ui/">Another site of the host</a>', false],
  ['<a href="https://example.com/toolpad/">Another host</a>', false],
])('%s is loaded ahead: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(find('a').matches(where.selector_matches)).toBe(expected);
});

test('browsers are told which pages, and decide when', () => {
  expect(eagerness).toBe('moderate');
});

test('nothing is loaded ahead for readers who save data', () => {
  start({ saveData: true });
  expect(rules()).toBeNull();
});

describe('a browser that does not prerender', () => {
  const LINK = '<a href="/toolpad/core/introduction/"><b>A</b></a>';
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `${LINK}<i>text</i>`;
  });
  afterEach(() => jest.useRealTimers());

  const over = (selector: string): void => {
    find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
  };

  const LOADERS = 'link[rel="prefetch"], iframe';
  const PAGE = 'http://localhost/toolpad/core/introduction/';

  test('prefetches the page of a link on which a pointer rests', () => {
    start({ prerenders: false });
    over('b');
    jest.advanceTimersByTime(199);
    expect(document.querySelector(LOADERS)).toBeNull();
    jest.advanceTimersByTime(1);
    expect(find(LOADERS).getAttribute('href')).toBe(PAGE);
  });

  test('loads it into a frame that nobody sees where there is no prefetch', () => {
    start({ prerenders: false, prefetches: false });
    over('b');
    jest.advanceTimersByTime(200);
    const frame = find(LOADERS);
    expect(frame).toMatchObject({ src: PAGE, hidden: true, sandbox: '' });
    frame.dispatchEvent(new Event('load'));
    expect(document.querySelector(LOADERS)).toBeNull();
  });

  test.each<[string, { saveData?: boolean; prerenders?: boolean }, () => void]>([
    ['a pointer that goes on', {}, () => over('i')],
    ['a page whose links are React’s', {}, () => rules()?.remove()],
    ['a reader who saves data', { saveData: true }, () => undefined],
    ['a browser that prerenders', { prerenders: true }, () => undefined],
  ])('loads nothing for %s', (_, how, then) => {
    start({ prerenders: false, ...how });
    over('b');
    then();
    jest.advanceTimersByTime(1000);
    expect(document.querySelector(LOADERS)).toBeNull();
  });
});
