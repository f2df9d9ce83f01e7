import { removeBase } from '../navigation/base';

it.each([
  ['/toolpad/core/introduction/', '/toolpad/', '/core/introduction/'],
  ['/toolpad/core', '/toolpad', '/core'],
  ['/toolpad', '/toolpad/', '/'],
  ['/toolpad#top', '/toolpad/', '/#top'],
  ['/toolpad?a=b', '/toolpad/', '/?a=b'],
  ['/core', '/', '/core'],
  ['/', '/', '/'],
  ['/toolpad-old/core', '/toolpad/', undefined],
  ['/core', '/toolpad/', undefined],
  ['', '/toolpad/', undefined],
])('removes the base URL from the route: %j, base URL %j → %j', (route, baseUrl, expected) => {
  expect(removeBase(route, baseUrl)).toBe(expected);
});
