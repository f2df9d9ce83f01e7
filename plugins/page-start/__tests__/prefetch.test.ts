/**
 * @jest-environment jsdom
 */
import { prefetchNextPages } from '../client/prefetch';
import { createSpeculationRules } from '../node/speculationRules';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const RULES_SELECTOR = 'script[type="speculationrules"]';
const LOADER_SELECTOR = 'link[rel="prefetch"], iframe';
const PAGE_URL = 'http://localhost/toolpad/core/introduction/';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Opens a page in a browser with the given features. */
function open(html: string, { saveData = false, canPrefetch = true } = {}): void {
  Object.assign(navigator, { connection: { saveData } });
  Object.assign(DOMTokenList.prototype, { supports: () => canPrefetch });
  const rules = createSpeculationRules('/toolpad/', ['search/']);
  document.head.innerHTML = `<script type="speculationrules">${rules}</script>`;
  document.body.innerHTML = html;
  prefetchNextPages();
}

/** Moves the pointer onto an element, and keeps it there. */
function restPointer(selector: string, ms = 65): void {
  find(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
  jest.advanceTimersByTime(ms);
}

it.each([
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
])(
  'prefetches the target of a link only if it is another page of the documentation: %s → %s',
  (html, expected) => {
    open(html);
    restPointer('a');
    expect(document.querySelectorAll(LOADER_SELECTOR)).toHaveLength(expected ? 1 : 0);
  },
);

describe('when the pointer is on a link', () => {
  const LINK = '<a href="/toolpad/core/introduction/"><b>A</b></a><i>text</i>';

  it('prefetches the page after the pointer has rested for 65 ms', () => {
    open(LINK);
    restPointer('b', 64);
    expect(document.querySelector(LOADER_SELECTOR)).toBeNull();
    jest.advanceTimersByTime(1);
    expect(find(LOADER_SELECTOR).getAttribute('href')).toBe(PAGE_URL);
  });

  it.each([true, false])(
    'loads the page once, even if the pointer returns to its links (prefetch supported: %s)',
    (canPrefetch) => {
      open(`${LINK}<u><a href="/toolpad/core/introduction/#a">A</a></u>`, { canPrefetch });
      for (const selector of ['b', 'i', 'b', 'u a']) {
        restPointer(selector);
      }
      expect(document.querySelectorAll(LOADER_SELECTOR)).toHaveLength(1);
    },
  );

  it('loads the page in a hidden frame if the browser doesn’t support prefetching', () => {
    open(LINK, { canPrefetch: false });
    restPointer('b');
    const frame = find(LOADER_SELECTOR);
    expect(frame).toMatchObject({ src: PAGE_URL, hidden: true, sandbox: '' });
    frame.dispatchEvent(new Event('load'));
    expect(document.querySelector(LOADER_SELECTOR)).toBeNull();
  });

  it.each<[string, { saveData?: boolean }, () => void]>([
    ['the pointer leaves the link within 65 ms', {}, () => restPointer('i')],
    ['React has started', {}, () => find(RULES_SELECTOR).remove()],
    ['Save-Data is on', { saveData: true }, () => undefined],
  ])('prefetches nothing if %s', (_name, options, act) => {
    open(LINK, options);
    restPointer('b', 0);
    act();
    jest.advanceTimersByTime(1000);
    expect(document.querySelector(LOADER_SELECTOR)).toBeNull();
  });
});

it('removes the speculation rules if Save-Data is on', () => {
  open('', { saveData: true });
  expect(document.querySelector(RULES_SELECTOR)).toBeNull();
});
