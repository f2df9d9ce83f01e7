/**
 * @jest-environment jsdom
 */
import { deferBelowFold } from '../client/deferBelowFold';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

const PAGE_URL = 'https://mui.com/toolpad/core/react-crud/';

const isDeferred = () => 'deferred' in document.documentElement.dataset;

function open(entries: { type: string; name: string }[], prerendering = false): void {
  Object.assign(document, { prerendering });
  Object.assign(performance, { getEntriesByType: () => entries });
  deferBelowFold();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.deferred;
});

it.each([
  ['at the top of a page', true, [{ type: 'navigate', name: PAGE_URL }]],
  ['at a heading', false, [{ type: 'navigate', name: `${PAGE_URL}#edit` }]],
  ['at a text fragment', false, [{ type: 'navigate', name: `${PAGE_URL}#:~:text=data` }]],
  ['after a reload', false, [{ type: 'reload', name: PAGE_URL }]],
  ['after going back', false, [{ type: 'back_forward', name: PAGE_URL }]],
  ['without a navigation entry', false, []],
])('defers the layout only if a page is opened at the top: %s → %s', (_name, expected, entries) => {
  open(entries);
  expect(isDeferred()).toBe(expected);
});

it('doesn’t defer the layout of a prerendered page', () => {
  open([{ type: 'navigate', name: PAGE_URL }], true);
  expect(isDeferred()).toBe(false);
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
