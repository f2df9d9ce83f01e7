/** Tests the precache list of the built site's worker. On a first visit, the worker must not download pages. */
import { getSiteUrl } from '../../support/site';
import { expect, test } from '../../support/test';

interface Entry {
  url: string;
  revision: string | null;
}

/** Reads the precache list that Workbox has written into the worker. */
async function readPrecacheList(): Promise<Entry[]> {
  const source = await (await fetch(getSiteUrl('sw.js'))).text();
  const [json] = /\[\{"revision":[^\]]*\]/.exec(source) ?? ['[]'];
  return JSON.parse(json) as Entry[];
}

/** Replaces hashes and numbers in file names with placeholders, and removes duplicates. */
const getKinds = (addresses: string[]): string[] =>
  [
    ...new Set(
      addresses.map((address) =>
        address
          .replace(/(?<=[.-])(?:[\da-f]{8,}|[\dA-Z]{8})(?=\.)/g, '*')
          .replace(/(?<=assets\/js\/)\d+(?=\.)/, 'N'),
      ),
    ),
  ].sort();

test('it precaches the shell, the search index and the offline page, but no other pages', async () => {
  const list = await readPrecacheList();
  expect(getKinds(list.map(({ url }) => url))).toEqual([
    'assets/css/styles.*.css',
    'assets/fonts/geist-*.woff2',
    'assets/fonts/geist-latin-wght-normal-*.woff2',
    'assets/fonts/geist-mono-*.woff2',
    'assets/fonts/geist-mono-latin-wght-normal-*.woff2',
    'assets/fonts/geist-mono-rare-*.woff2',
    'assets/fonts/geist-rare-*.woff2',
    'assets/js/N.*.js',
    'assets/js/brand.*.js',
    'assets/js/main.*.js',
    'assets/js/mui.*.js',
    'assets/js/react.*.js',
    'assets/js/router.*.js',
    'assets/js/runtime.*.js',
    'companion/companion-*.js',
    'companion/network-*.js',
    'companion/web-vitals-*.js',
    'img/favicon.svg',
    'img/house/design-kit-dark.svg',
    'img/house/design-kit-light.svg',
    'img/house/enterprise-support-dark.svg',
    'img/house/enterprise-support-light.svg',
    'img/house/templates-dark.svg',
    'img/house/templates-light.svg',
    'img/house/themes-dark.svg',
    'img/house/themes-light.svg',
    'offline.html',
    'search-index/core-current.*.json',
    'search-index/studio-current.*.json',
  ]);
  // Most of the numbered chunks belong to single pages.
  expect(list.filter(({ url }) => /assets\/js\/\d+\./.test(url)).length).toBeLessThan(10);
  for (const { url, revision } of list) {
    const { status } = await fetch(getSiteUrl(url));
    // Files whose names contain a hash need no revision.
    const hasHash = /^(?:assets|companion|search-index)\//.test(url);
    expect([url, status, revision === null]).toEqual([url, 200, hasHash]);
  }
});
