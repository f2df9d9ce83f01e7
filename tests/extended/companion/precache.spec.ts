/** What the worker of the built site precaches: exactly this, so that a first visit downloads no pages. */
import { siteUrl } from '../../support/site';
import { expect, test } from '../../support/test';

interface Entry {
  url: string;
  revision: string | null;
}

/** The list that Workbox has written into the worker. */
async function precacheList(): Promise<Entry[]> {
  const source = await (await fetch(siteUrl('sw.js'))).text();
  const [json] = /\[\{"revision":[^\]]*\]/.exec(source) ?? ['[]'];
  return JSON.parse(json) as Entry[];
}

/** Names without the hashes in them, each kind once. */
const kinds = (addresses: string[]): string[] =>
  [
    ...new Set(
      addresses.map((address) =>
        address
          .replace(/(?<=[.-])(?:[\da-f]{8,}|[\dA-Z]{8})(?=\.)/g, '*')
          .replace(/(?<=assets\/js\/)\d+(?=\.)/, 'N'),
      ),
    ),
  ].sort();

test('it precaches the shell, the search index and the offline page', async () => {
  const list = await precacheList();
  expect(kinds(list.map(({ url }) => url))).toEqual([
    'assets/css/styles.*.css',
    'assets/fonts/geist-*.woff2',
    'assets/fonts/geist-latin-wght-normal-*.woff2',
    'assets/fonts/geist-mono-*.woff2',
    'assets/fonts/geist-mono-latin-wght-normal-*.woff2',
    'assets/fonts/geist-mono-seldom-*.woff2',
    'assets/fonts/geist-seldom-*.woff2',
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
});

test('it precaches few of the numbered chunks, since most of them are single pages', async () => {
  const list = await precacheList();
  const numbered = list.filter(({ url }) => /assets\/js\/\d+\./.test(url));
  expect(numbered.length).toBeLessThan(10);
});

test('it names files that are there, and gives a revision to those without a hash in their names', async () => {
  for (const { url, revision } of await precacheList()) {
    expect([url, (await fetch(siteUrl(url))).status]).toEqual([url, 200]);
    expect([url, revision === null]).toEqual([
      url,
      /^(?:assets|companion|search-index)\//.test(url),
    ]);
  }
});
