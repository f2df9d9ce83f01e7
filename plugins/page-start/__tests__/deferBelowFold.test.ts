/**
 * @jest-environment jsdom
 */
import { deferBelowFold } from '../client/deferBelowFold';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

const PAGE_URL = 'https://mui.com/toolpad/core/react-crud/';

const isDeferred = () => 'arriving' in document.documentElement.dataset;

function open(entries: { type: string; name: string }[], prerendering = false): void {
  Object.assign(document, { prerendering });
  Object.assign(performance, { getEntriesByType: () => entries });
  deferBelowFold();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.arriving;
});

it.each([
  ['opening the top of a page', [{ type: 'navigate', name: PAGE_URL }], false, true],
  ['opening a heading', [{ type: 'navigate', name: `${PAGE_URL}#edit` }], false, false],
  [
    'opening a text fragment',
    [{ type: 'navigate', name: `${PAGE_URL}#:~:text=data` }],
    false,
    false,
  ],
  ['a reload', [{ type: 'reload', name: PAGE_URL }], false, false],
  ['going back', [{ type: 'back_forward', name: PAGE_URL }], false, false],
  ['navigating without a navigation entry', [], false, false],
  ['a prerendered page', [{ type: 'navigate', name: PAGE_URL }], true, false],
])('decides whether to defer the layout on %s: %4$s', (_name, entries, prerendering, expected) => {
  open(entries, prerendering);
  expect(isDeferred()).toBe(expected);
});

describe('deferBelowFold, when the layout is deferred', () => {
  beforeEach(() => open([{ type: 'navigate', name: PAGE_URL }]));

  it.each(['keydown', 'pointerdown'])(
    'lays out the page on %s, even if the page stops the event’s propagation',
    (type) => {
      document.body.addEventListener(type, (event) => event.stopPropagation(), { once: true });
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(isDeferred()).toBe(false);
    },
  );

  it('lays out the page when the window scrolls, but not when an element scrolls', () => {
    document.body.dispatchEvent(new Event('scroll'));
    expect(isDeferred()).toBe(true);
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(isDeferred()).toBe(false);
  });
});
