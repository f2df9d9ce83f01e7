import { adEvent, roundPixelRatio, webVitalEvent } from '../../analytics/events';
import { pageLocation } from '../../analytics/location';

describe('pageLocation', () => {
  const site = { url: 'https://mui.com', baseUrl: '/toolpad/' };

  test.each([
    ['/toolpad/core/introduction/overview/', '/toolpad/core/introduction/overview'],
    ['/toolpad/core/introduction/overview', '/toolpad/core/introduction/overview'],
    ['/toolpad/fr/core/introduction/overview/', '/toolpad/core/introduction/overview'],
    ['/fr/toolpad/core/introduction/overview/', '/toolpad/core/introduction/overview'],
    ['/toolpad/core/?a=b#slots', '/toolpad/core'],
    ['/toolpad/api/button/', '/toolpad/api-docs/button'],
    ['/toolpad/', '/toolpad/'],
    ['/toolpad', '/toolpad/'],
  ])('%s', (route, expected) => {
    expect(pageLocation(route, site, ['en', 'fr'])).toBe(`https://mui.com${expected}`);
  });

  test('a preview at the root', () => {
    expect(pageLocation('/core/', { ...site, baseUrl: '/' })).toBe('https://mui.com/core');
  });
});

test.each([
  ['display', 'carbon-body-top-image', 'carbon-body-top-image'],
  ['crash', 'in-house-adblock-body-top-image', 'in-house-adblock-body-top-image'],
  ['crash', null, 'null'],
] as const)('ad %s, label %j', (eventAction, label, eventLabel) => {
  expect(adEvent(eventAction, label)).toEqual(['event', 'ad', { eventAction, eventLabel }]);
});

test('web vitals', () => {
  const metric = {
    name: 'CLS' as const,
    value: 0.12,
    delta: 0.02,
    id: 'v5-1',
    rating: 'good',
    entries: [],
  };
  expect(webVitalEvent(metric)).toEqual([
    'event',
    'CLS',
    {
      value: 0.12,
      metric_label: 'Web Vitals',
      metric_value: 0.12,
      metric_delta: 0.02,
      metric_id: 'v5-1',
    },
  ]);
});

test.each([
  [1, 1],
  [1.25, 1.3],
  [1.5, 1.5],
  [1.3333334, 1.3],
  [2.6249999, 2.6],
  [0.6700000166893005, 0.7],
])('ratio %d → %d', (ratio, expected) => {
  expect(roundPixelRatio(ratio)).toBe(expected);
});
