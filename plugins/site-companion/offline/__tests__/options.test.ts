import type { ClientManifest } from '../../../page-start/shared/node/clientManifest';
import { filterPrecached, createServiceWorkerOptions } from '../options';

const createChunk = (id: string) => ({ [id]: { js: [{ file: `assets/js/${id}.9b8c7d6e.js` }] } });
const MANIFEST: ClientManifest = {
  origins: { main: ['1'], 'shell-search': ['12', '34'], '0d4e5f6a': ['342'] },
  assets: { ...createChunk('12'), ...createChunk('34'), ...createChunk('342') },
};

it.each([
  ['offline.html', true],
  ['assets/js/main.9b8c7d6e.js', true],
  // The shell loads these chunks on demand.
  ['assets/js/12.9b8c7d6e.js', true],
  ['assets/fonts/geist-0a1b.woff2', true],
  ['companion/companion-ABCD.js', true],
  ['assets/css/mui.9b8c7d6e.css', true],
  ['assets/css/styles.9b8c7d6e.css', true],
  ['search-index/core-current.names.json', true],
  ['img/house/themes-dark.svg', true],
  // Only a few visits load these scripts.
  ['companion/web-vitals-ABCD.js', false],
  ['companion/network-ABCD.js', false],
  // The worker caches the files of a single page together with that page.
  ['assets/js/342.9b8c7d6e.js', false],
  ['assets/css/first-screen.9b8c7d6e.css', false],
  ['assets/images/a-0a1b.webp', false],
  ['index.html', false],
  ['demos/core/orders/index.html', false],
])('precaches only files that any page may need: %j → %s', (url, isPrecached) => {
  expect(filterPrecached([{ url }], MANIFEST)).toHaveLength(isPrecached ? 1 : 0);
});

it('builds a worker that unregisters itself if there is no official host', () => {
  const { swCustom, injectManifestConfig } = createServiceWorkerOptions({ serviceWorker: {} });
  expect(swCustom).toMatch(/off\.mjs$/);
  expect(injectManifestConfig).toEqual({ globIgnores: ['**'] });
});
