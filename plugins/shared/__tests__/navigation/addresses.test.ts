import { addressOf, socialImageOf, twinOf } from '../../navigation/addresses';

it.each([
  ['/toolpad/core/crud', 'core/crud'],
  ['/toolpad/core/crud/', 'core/crud'],
  ['/toolpad/core/My Page/', 'core/My%20Page'],
  ['/toolpad/core/My%20Page', 'core/My%20Page'],
  ['/toolpad/core/100%', 'core/100%25'],
])('encodes the addresses of the outputs of %s', (permalink, path) => {
  expect(addressOf(permalink)).toBe(`/toolpad/${path}/`);
  expect(twinOf(permalink)).toBe(`/toolpad/${path}.md`);
  expect(socialImageOf(permalink, '/toolpad/')).toBe(`/toolpad/social/${path}.png`);
});
