/** @jest-environment jsdom */
import { gtagScriptUrl, send, startGtag } from '../../analytics/queue';

const NOW = new Date('2025-01-02T03:04:05Z');
const START = [
  ['js', NOW],
  ['config', 'G-1', { send_page_view: false }],
];

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  delete window.dataLayer;
  Reflect.deleteProperty(window, 'gtag');
});
afterAll(() => jest.useRealTimers());

/** The queue's entries as lists; Google's tag demands `arguments`. */
function entries(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return Array.from(entry as ArrayLike<unknown>);
  });
}

test('calls wait for the script, in order', () => {
  startGtag('G-1');
  send(['event', 'page_view', { page_title: 'a' }]);
  send(['set', 'user_properties', {}]);
  expect(entries()).toEqual([
    ...START,
    ['event', 'page_view', { page_title: 'a' }],
    ['set', 'user_properties', {}],
  ]);
});

test('a script that has loaded takes over the queue', () => {
  const dataLayer: unknown[] = [];
  window.dataLayer = dataLayer;
  startGtag('G-1');
  const taken: unknown[] = [];
  dataLayer.push = (...items) => taken.push(...items);
  send(['event', 'ad', {}]);
  expect(taken.map((entry) => Array.from(entry as ArrayLike<unknown>))).toEqual([
    ['event', 'ad', {}],
  ]);
});

test('what is there already is kept', () => {
  const gtag = jest.fn();
  const dataLayer = [{ event: 'gtm.js' }];
  Object.assign(window, { gtag, dataLayer });
  startGtag('G-1');
  expect(window.gtag).toBe(gtag);
  expect(window.dataLayer).toEqual([{ event: 'gtm.js' }]);
  expect(gtag.mock.calls).toEqual(START);
});

test.each<[string, unknown]>([
  ['is missing', undefined],
  ['is no function', 'blocked'],
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
])('nothing happens where gtag %s', (_, gtag) => {
  Object.assign(window, { gtag });
  expect(() => send(['event', 'ad', {}])).not.toThrow();
});

test('a queue that throws harms nobody', () => {
  Object.assign(window, { dataLayer: Object.freeze([]) });
  expect(() => startGtag('G-1')).not.toThrow();
});

test.each([
  ['https://tag.test/gtag/js', 'https://tag.test/gtag/js?id=G-1'],
  ['https://tag.test/gtag/js?l=x', 'https://tag.test/gtag/js?l=x&id=G-1'],
])('the script at %s', (url, expected) => {
  expect(gtagScriptUrl(url, 'G-1')).toBe(expected);
});
