/** What the worker of the built site lists: exactly this from the start, and nothing but the build. */
import { createHash } from 'node:crypto';
import { HASH_BYTES, type Release, isKept } from '../../../plugins/site-companion/offline/release';
import pages from '../../fixtures/pages.json';
import { siteUrl } from '../../support/site';

jest.setTimeout(60_000);

/** The release that stands in the worker, as JSON in a literal of either kind. */
async function publishedRelease(): Promise<Release> {
  const source = await (await fetch(siteUrl('sw.js'))).text();
  const literal =
    /JSON\.parse\(('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)\)/.exec(source)?.[1] ?? '';
  const json = /^[`']/.test(literal) ? literal.slice(1, -1) : (JSON.parse(literal) as string);
  return JSON.parse(json) as Release;
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

test('from the start: the shell and the search index', async () => {
  const { shell } = await publishedRelease();
  expect(kinds(shell)).toEqual([
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
    'search-index/core-current.*.json',
    'search-index/studio-current.*.json',
  ]);
});

test('nothing that is made for others than readers of pages', async () => {
  const { files } = await publishedRelease();
  const addresses = Object.keys(files);
  expect(addresses.filter((address) => !isKept(address))).toEqual([]);
  expect(
    addresses.filter((address) => /sw\.js|preview\.json|schemas|social|\.md$/.test(address)),
  ).toEqual([]);
  expect(addresses.filter((address) => /^(?:core|studio)\/.*\/$/.test(address))).toHaveLength(
    pages.length,
  );
});

test('every hash is that of the file as it is served', async () => {
  const { files } = await publishedRelease();
  const wrong: string[] = [];
  for (const [address, hash] of Object.entries(files)) {
    const content = new Uint8Array(await (await fetch(siteUrl(address))).arrayBuffer());
    const served = createHash('sha256').update(content).digest().subarray(0, HASH_BYTES);
    if (served.toString('base64') !== hash) {
      wrong.push(address);
    }
  }
  expect(wrong).toEqual([]);
});
