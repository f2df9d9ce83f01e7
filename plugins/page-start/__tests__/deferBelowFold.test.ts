/**
 * @jest-environment jsdom
 */
import { deferBelowFold } from '../client/deferBelowFold';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';

keepPageClean();

const PAGE = 'https://mui.com/toolpad/core/react-crud/';

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
  ['a link to the top of a page', [{ type: 'navigate', name: PAGE }], false, true],
  ['a link to a heading', [{ type: 'navigate', name: `${PAGE}#edit` }], false, false],
  ['a link to text', [{ type: 'navigate', name: `${PAGE}#:~:text=data` }], false, false],
  ['a reload', [{ type: 'reload', name: PAGE }], false, false],
  ['a step through the history', [{ type: 'back_forward', name: PAGE }], false, false],
  ['a browser without this information', [], false, false],
  ['a prerendered page', [{ type: 'navigate', name: PAGE }], true, false],
])('defers the layout (%4$s) after %s', (_name, entries, prerendering, expected) => {
  open(entries, prerendering);
  expect(isDeferred()).toBe(expected);
});

describe('when the layout is deferred', () => {
  beforeEach(() => open([{ type: 'navigate', name: PAGE }]));

  it.each(['keydown', 'pointerdown'])(
    'follows at a %s, although the page stops the event',
    (type) => {
      document.body.addEventListener(type, (event) => event.stopPropagation(), { once: true });
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(isDeferred()).toBe(false);
    },
  );

  it('follows when the page scrolls, but not when a part of it does', () => {
    document.body.dispatchEvent(new Event('scroll'));
    expect(isDeferred()).toBe(true);
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(isDeferred()).toBe(false);
  });
});
