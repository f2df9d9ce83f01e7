import { getPageLocation } from '../events';
import { isTrackingAllowed } from '../privacy';

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
