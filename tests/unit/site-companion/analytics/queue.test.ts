import {
  type GtagHost,
  gtagScriptUrl,
  send,
  startGtag,
} from '../../../../plugins/site-companion/analytics/queue';

const NOW = new Date('2025-01-02T03:04:05Z');
const START = [
  ['js', NOW],
  ['config', 'G-1', { send_page_view: false }],
];

/** The queue's entries as lists; Google's tag demands `arguments`. */
function entries({ dataLayer = [] }: GtagHost): unknown[][] {
  return dataLayer.map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return Array.from(entry as ArrayLike<unknown>);
  });
}

test('calls wait for the script, in order', () => {
  const host: GtagHost = {};
  startGtag(host, 'G-1', NOW);
  send(host, ['event', 'page_view', { page_title: 'a' }]);
  send(host, ['set', 'user_properties', {}]);
  expect(entries(host)).toEqual([
    ...START,
    ['event', 'page_view', { page_title: 'a' }],
    ['set', 'user_properties', {}],
  ]);
});

test('a script that has loaded takes over the queue', () => {
  const dataLayer: unknown[] = [];
  const host: GtagHost = { dataLayer };
  startGtag(host, 'G-1', NOW);
  const taken: unknown[] = [];
  dataLayer.push = (...items) => taken.push(...items);
  send(host, ['event', 'ad', {}]);
  expect(taken.map((entry) => Array.from(entry as ArrayLike<unknown>))).toEqual([
    ['event', 'ad', {}],
  ]);
});

test('what is there already is kept', () => {
  const gtag = jest.fn();
  const dataLayer = [{ event: 'gtm.js' }];
  const host: GtagHost = { gtag, dataLayer };
  startGtag(host, 'G-1', NOW);
  expect(host).toEqual({ gtag, dataLayer: [{ event: 'gtm.js' }] });
  expect(gtag.mock.calls).toEqual(START);
});

test.each<[string, GtagHost]>([
  ['is missing', {}],
  ['is no function', { gtag: 'blocked' as never }],
  [
    'throws',
    {
      gtag: () => {
        throw new Error('blocked');
      },
    },
  ],
])('nothing happens where gtag %s', (_, host) => {
  expect(() => send(host, ['event', 'ad', {}])).not.toThrow();
});

test('a queue that throws harms nobody', () => {
  const host: GtagHost = { dataLayer: Object.freeze([]) as never };
  expect(() => startGtag(host, 'G-1', NOW)).not.toThrow();
});

test.each([
  ['https://tag.test/gtag/js', 'https://tag.test/gtag/js?id=G-1'],
  ['https://tag.test/gtag/js?l=x', 'https://tag.test/gtag/js?l=x&id=G-1'],
])('the script at %s', (url, expected) => {
  expect(gtagScriptUrl(url, 'G-1')).toBe(expected);
});
