import { type ClientManifest, precached, serviceWorkerOptions } from '../node/serviceWorker';

const chunk = (id: string) => ({ [id]: { js: [{ file: `assets/js/${id}.9b8c7d6e.js` }] } });
const MANIFEST: ClientManifest = {
  origins: { main: ['1'], 'shell-search': ['12', '34'], '0d4e5f6a': ['342'] },
  assets: { ...chunk('12'), ...chunk('34'), ...chunk('342') },
};

it.each([
  ['offline.html', true],
  ['assets/js/main.9b8c7d6e.js', true],
  // On demand, and with its own chunks.
  ['assets/js/12.9b8c7d6e.js', true],
  ['assets/js/34.9b8c7d6e.js', true],
  ['assets/css/styles.9b8c7d6e.css', true],
  ['assets/fonts/geist-0a1b.woff2', true],
  ['companion/companion-ABCD.js', true],
  ['search-index/core-current.0a1b2c3d4e.json', true],
  ['img/favicon.svg', true],
  ['img/house/themes-dark.svg', true],
  // Files of single pages are cached as they are read.
  ['assets/js/342.9b8c7d6e.js', false],
  ['assets/css/first-screen.9b8c7d6e.css', false],
  ['assets/demos/live.9b8c7d6e.js', false],
  ['assets/images/a-0a1b.webp', false],
  ['index.html', false],
  ['core/introduction/index.html', false],
  ['demos/core/orders/index.html', false],
  ['fr/assets/js/main.9b8c7d6e.js', false],
  ['social/core.png', false],
  ['342.sw.js', false],
])('it precaches %j: %s', (url, isPrecached) => {
  expect(precached([{ url }], MANIFEST)).toHaveLength(isPrecached ? 1 : 0);
});

it('builds a worker that removes itself, and precaches nothing, without an official host', () => {
  const { swCustom, injectManifestConfig } = serviceWorkerOptions({ serviceWorker: {} });
  expect(swCustom).toMatch(/off\.mjs$/);
  expect(injectManifestConfig).toEqual({ globIgnores: ['**'] });
});

it.each([{}, { serviceWorker: { officialHost: 'mui.com' } }])(
  'keeps the client module of the plugin out of the pages with %j',
  (options) => {
    expect(serviceWorkerOptions(options).swRegister).toBe(false);
  },
);
