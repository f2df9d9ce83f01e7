jest.mock(
  '@generated/routes',
  () => [
    {
      path: '/docs/',
      routes: [
        { path: '/docs/router/', exact: true },
        { path: '/docs/', exact: true },
      ],
    },
    { path: '*' },
  ],
  { virtual: true },
);
import normalizeLocation from '../client/normalizeLocation';

it.each([
  ['/docs/router', '/docs/router'],
  ['/docs/', '/docs/'],
  ['/docs/Router/', '/404.html'],
  ['/docs/router.html', '/docs/router.html'],
  ['/docs/unknown/', '/docs/unknown/'],
])('routes %s as %s, so that a page has the same URLs as on the host', (pathname, expected) => {
  expect(normalizeLocation({ pathname, hash: '#a' })).toEqual({ pathname: expected, hash: '#a' });
});
