/**
 * @jest-environment jsdom
 */
import { paintFirstScreen } from '../client/arrival';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

const PAGE = 'https://mui.com/toolpad/core/react-crud/';

const isArriving = () => 'arriving' in document.documentElement.dataset;

function open(entries: { type: string; name: string }[]): void {
  Object.assign(performance, { getEntriesByType: () => entries });
  paintFirstScreen();
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.arriving;
  Object.assign(document, { prerendering: false });
});

test.each([
  ['a link that leads to the top', [{ type: 'navigate', name: PAGE }], true],
  ['a link to a heading', [{ type: 'navigate', name: `${PAGE}#edit` }], false],
  ['a link to a text', [{ type: 'navigate', name: `${PAGE}#:~:text=data` }], false],
  ['a page that is loaded again', [{ type: 'reload', name: PAGE }], false],
  ['a step through the history', [{ type: 'back_forward', name: PAGE }], false],
  ['a browser that does not tell', [], false],
])('only the first screen is laid out: %s', (_, entries, expected) => {
  open(entries);
  expect(isArriving()).toBe(expected);
});

test('all of a page that is made ready ahead is laid out', () => {
  Object.assign(document, { prerendering: true });
  open([{ type: 'navigate', name: PAGE }]);
  expect(isArriving()).toBe(false);
});

test('all is laid out when the page is painted, not before', () => {
  open([{ type: 'navigate', name: PAGE }]);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  jest.advanceTimersToNextFrame();
  expect(isArriving()).toBe(true);
  jest.runOnlyPendingTimers();
  expect(isArriving()).toBe(false);
});

it.each(['keydown', 'pointerdown'])('lays out the rest at once at a %s', (act) => {
  open([{ type: 'navigate', name: PAGE }]);
  // Whatever the page does with it.
  document.body.addEventListener(act, (event) => event.stopPropagation(), { once: true });
  document.body.dispatchEvent(new Event(act, { bubbles: true }));
  expect(isArriving()).toBe(false);
});

it('lays out the rest at once when the page scrolls, not when a part of it does', () => {
  open([{ type: 'navigate', name: PAGE }]);
  document.body.dispatchEvent(new Event('scroll'));
  expect(isArriving()).toBe(true);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
  expect(isArriving()).toBe(false);
});
