import {
  createAdEvent,
  getPageLocation,
  roundPixelRatio,
  createWebVitalEvent,
} from '../../analytics/events';
import { isTrackingAllowed } from '../../analytics/privacy';

it.each([
  ['/toolpad/', '/toolpad/core/introduction/', '/toolpad/core/introduction'],
  ['/toolpad/', '/toolpad/core/introduction', '/toolpad/core/introduction'],
  ['/toolpad/', '/toolpad/fr/core/introduction/', '/toolpad/core/introduction'],
  ['/toolpad/', '/toolpad/core/?a=b#slots', '/toolpad/core'],
  ['/toolpad/', '/toolpad/api/button/', '/toolpad/api-docs/button'],
  ['/toolpad/', '/toolpad', '/toolpad/'],
  ['/', '/core/', '/core'],
])(
  'returns the canonical location of a page (base URL %s): %s → %s',
  (baseUrl, route, expected) => {
    const site = { url: 'https://mui.com', baseUrl, languages: ['en', 'fr'] };
    expect(getPageLocation(route, site)).toBe(`https://mui.com${expected}`);
  },
);

it.each([
  ['display', 'carbon-body-top-image', 'carbon-body-top-image'],
  ['crash', null, 'null'],
] as const)(
  'creates an ad event for the action %s and the label %j',
  (eventAction, label, eventLabel) => {
    expect(createAdEvent(eventAction, label)).toEqual(['event', 'ad', { eventAction, eventLabel }]);
  },
);

it('creates an event for a web vital', () => {
  expect(createWebVitalEvent({ name: 'CLS', value: 0.12, delta: 0.02, id: 'v5-1' })).toEqual([
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

it.each([
  [1, 1],
  [1.25, 1.3],
  [2.6249999, 2.6],
])('rounds the pixel ratio %d to one decimal: %d', (ratio, expected) => {
  expect(roundPixelRatio(ratio)).toBe(expected);
});

it.each([
  [true, true, false],
  [true, undefined, true],
  // The specification defines the signal as a boolean, so other values are ignored.
  [true, '1', true],
  [false, true, true],
])(
  'allows tracking unless the site honors the signal and the browser sends it: honors %s, sends %j → %s',
  (isHonored, signal, expected) => {
    expect(isTrackingAllowed(isHonored, { globalPrivacyControl: signal })).toBe(expected);
  },
);
