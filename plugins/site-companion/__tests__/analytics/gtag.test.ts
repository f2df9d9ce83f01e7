/** @jest-environment jsdom */
import { send, startGtag } from '../../analytics/gtag';

const NOW = new Date('2025-01-02T03:04:05Z');
const START_CALLS = [
  ['js', NOW],
  ['config', 'G-1', { send_page_view: false }],
];

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  delete window.dataLayer;
  Reflect.deleteProperty(window, 'gtag');
});
afterAll(() => jest.useRealTimers());

it('queues each call as the arguments object that the script expects', () => {
  startGtag('G-1');
  send(['event', 'page_view', { page_title: 'a' }]);
  const calls = (window.dataLayer ?? []).map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return Array.from(entry as ArrayLike<unknown>);
  });
  expect(calls).toEqual([...START_CALLS, ['event', 'page_view', { page_title: 'a' }]]);
});

it('keeps an existing tag and its queue when analytics start', () => {
  const gtag = jest.fn();
  const dataLayer = [{ event: 'gtm.js' }];
  Object.assign(window, { gtag, dataLayer });
  startGtag('G-1');
  expect(window.gtag).toBe(gtag);
  expect(window.dataLayer).toEqual([{ event: 'gtm.js' }]);
  expect(gtag.mock.calls).toEqual(START_CALLS);
});

it.each<[string, object]>([
  ['is missing', {}],
  ['is not a function', { gtag: 'blocked' }],
  ['has a queue that throws', { dataLayer: Object.freeze([]) }],
  [
    'throws',
    {
      gtag: () => {
        throw new Error('blocked');
      },
    },
  ],
])('ignores errors if the tag %s', (_state, globals) => {
  Object.assign(window, globals);
  expect(() => send(['event', 'ad', {}])).not.toThrow();
  expect(() => startGtag('G-1')).not.toThrow();
});
