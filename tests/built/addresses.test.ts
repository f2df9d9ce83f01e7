/** Checks that every URL that was ever published is a page or redirects to one. */
import fs from 'node:fs';
import path from 'node:path';
import { MOVED_PAGES } from '../../src/site/movedPages';
import { PRODUCTS } from '../../src/site/products';
import { listFiles } from '../../plugins/shared/node/files';
import { BUILD_DIR, requireBuild } from '../support/build';

const PUBLISHED_URLS = fs
  .readFileSync(path.join(__dirname, '../fixtures/published.txt'), 'utf8')
  .trim()
  .split('\n');

const REDIRECTING_URLS = [...PRODUCTS.map(({ id }) => `/${id}/`), ...Object.keys(MOVED_PAGES)];

/** Returns the URLs of all pages, without those of demo frames. */
function getBuiltUrls(): string[] {
  requireBuild();
  return listFiles(BUILD_DIR, /^index\.html$/)
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((url) => !/^\/(?:demos|live)\//.test(url));
}

it('contains a page or a redirect for every published URL (if not, add a redirect to src/site/movedPages.ts)', () => {
  const pages = getBuiltUrls();
  expect(PUBLISHED_URLS.filter((url) => !pages.includes(url))).toEqual([]);
});

it('contains no page whose URL is missing from tests/fixtures/published.txt (if it does, add the URL)', () => {
  const known = new Set([...PUBLISHED_URLS, ...REDIRECTING_URLS]);
  expect(getBuiltUrls().filter((url) => !known.has(url))).toEqual([]);
});

it('redirects each moved page directly to its final URL', () => {
  const read = (url: string): string =>
    fs.readFileSync(path.join(BUILD_DIR, url, 'index.html'), 'utf8');
  for (const [from, to] of Object.entries(MOVED_PAGES)) {
    expect(PUBLISHED_URLS).toContain(from);
    expect(Object.keys(MOVED_PAGES)).not.toContain(to);
    expect(read(from)).toContain(`url=/toolpad${to}`);
    expect(read(to)).not.toContain('http-equiv="refresh"');
  }
});
