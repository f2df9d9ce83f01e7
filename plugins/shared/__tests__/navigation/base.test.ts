import { withoutBase } from '../../navigation/base';

test.each([
  ['/toolpad/core/introduction/', '/toolpad/', '/core/introduction/'],
  ['/toolpad/core', '/toolpad', '/core'],
  ['/toolpad/', '/toolpad/', '/'],
  ['/toolpad', '/toolpad/', '/'],
  ['/toolpad#top', '/toolpad/', '/#top'],
  ['/toolpad?a=b', '/toolpad/', '/?a=b'],
  ['/core', '/', '/core'],
  ['/', '/', '/'],
  ['/toolpad-old/core', '/toolpad/', undefined],
  ['/core', '/toolpad/', undefined],
  ['', '/toolpad/', undefined],
])('%j without the base %j is %j', (route, baseUrl, expected) => {
  expect(withoutBase(route, baseUrl)).toBe(expected);
});
