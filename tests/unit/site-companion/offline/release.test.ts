import {
  cachePrefix,
  isKept,
  isPage,
  isShell,
  typeOf,
} from '../../../../plugins/site-companion/offline/release';

test.each<[address: string, kept: boolean, shell: boolean, type: string | undefined]>([
  ['', true, false, 'text/html; charset=utf-8'],
  ['core/introduction/', true, false, 'text/html; charset=utf-8'],
  ['core/0.15.0/introduction/', true, false, 'text/html; charset=utf-8'],
  ['404.html', true, false, 'text/html; charset=utf-8'],
  ['assets/js/0d4e5f6a.9b8c7d6e.js', true, false, 'text/javascript; charset=utf-8'],
  ['assets/js/main.9b8c7d6e.js', true, true, 'text/javascript; charset=utf-8'],
  ['assets/js/342.9b8c7d6e.js', true, true, 'text/javascript; charset=utf-8'],
  ['assets/css/styles.9b8c7d6e.css', true, true, 'text/css'],
  ['assets/css/first-screen.9b8c7d6e.css', false, false, 'text/css'],
  ['assets/fonts/geist-0a1b.woff2', true, true, 'font/woff2'],
  ['assets/images/a-0a1b.webp', true, false, 'image/webp'],
  ['companion/companion-ABCD.js', true, true, 'text/javascript; charset=utf-8'],
  ['search-index/core-current.0a1b2c3d4e.json', true, true, 'application/json'],
  ['img/favicon.svg', true, false, 'image/svg+xml'],
  ['img/icon-192.png', true, false, 'image/png'],
  ['manifest.webmanifest', true, false, 'application/manifest+json'],
  ['demos/core/orders/', true, false, 'text/html; charset=utf-8'],
  ['live/core/orders/', true, false, 'text/html; charset=utf-8'],
  ['demos/assets/a.js', true, false, 'text/javascript; charset=utf-8'],
  // Made for others than the page's reader, or by the worker itself.
  ['342.sw.js', false, false, undefined],
  ['sw.js', false, false, undefined],
  ['core/introduction.md', false, false, undefined],
  ['core/llms.txt', false, false, undefined],
  ['schemas/a.json', false, false, undefined],
  ['social/core.png', false, false, undefined],
  ['sitemap.xml', false, false, undefined],
  ['robots.txt', false, false, undefined],
])('%j: kept %s, from the start %s', (address, kept, shell, type) => {
  expect([isKept(address), isKept(address) && isShell(address)]).toEqual([kept, shell]);
  if (type !== undefined) {
    expect(typeOf(address)).toBe(type);
  }
});

test.each([
  ['', true],
  ['core/introduction/', true],
  ['demos/core/orders/', false],
  ['live/core/orders/', false],
  ['img/favicon.svg', false],
])('%j is a page: %s', (address, expected) => {
  expect(isPage(address)).toBe(expected);
});

test('what has no known type is no page and no script', () => {
  expect(typeOf('img/a.xyz')).toBe('application/octet-stream');
});

test('a language has caches of its own', () => {
  expect(`${cachePrefix('/toolpad/fr/')}1`.startsWith(cachePrefix('/toolpad/'))).toBe(false);
});
