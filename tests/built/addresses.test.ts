/** Checks that every URL that was ever published is a page or redirects to one. */
import fs from 'node:fs';
import path from 'node:path';
import { MOVED_PAGES } from '../../src/site/movedPages';
import { BUILD_DIR, requireBuild } from '../support/build';

const PUBLISHED_URLS = fs
  .readFileSync(path.join(__dirname, '../fixtures/published.txt'), 'utf8')
  .trim()
  .split('\n');

beforeAll(requireBuild);

it('contains a page or a redirect for every published URL (if not, add a redirect to src/site/movedPages.ts)', () => {
  const isBuilt = (url: string): boolean => fs.existsSync(path.join(BUILD_DIR, url, 'index.html'));
  expect(PUBLISHED_URLS.filter((url) => !isBuilt(url))).toEqual([]);
});

it('redirects each moved page directly to its final URL', () => {
  const read = (url: string): string =>
    fs.readFileSync(path.join(BUILD_DIR, url, 'index.html'), 'utf8');
  for (const [from, to] of Object.entries(MOVED_PAGES)) {
    expect(Object.keys(MOVED_PAGES)).not.toContain(to);
    expect(read(from)).toContain(`url=/toolpad${to}`);
    expect(read(to)).not.toContain('http-equiv="refresh"');
  }
});
