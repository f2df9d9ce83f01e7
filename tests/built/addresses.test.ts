/** Checks that every published URL is a page, or redirects to one. */
import fs from 'node:fs';
import path from 'node:path';
import { MOVED } from '../../addresses';
import { PRODUCTS } from '../../src/site/products';
import { listFiles } from '../../plugins/shared/node/files';
import { BUILD, requireBuild } from '../support/build';

const PUBLISHED = fs
  .readFileSync(path.join(__dirname, '../fixtures/published.txt'), 'utf8')
  .trim()
  .split('\n');

const REDIRECTS = [...PRODUCTS.map(({ id }) => `/${id}/`), ...Object.keys(MOVED)];

/** Returns the URLs of all pages, except the frames of demos. */
function getBuiltPages(): string[] {
  requireBuild();
  return listFiles(BUILD, /^index\.html$/)
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((address) => !/^\/(?:demos|live)\//.test(address));
}

it('contains a page or a redirect for every published URL (otherwise, add a line to addresses.ts)', () => {
  const pages = getBuiltPages();
  expect(PUBLISHED.filter((address) => !pages.includes(address))).toEqual([]);
});

it('lists every page in tests/fixtures/published.txt (otherwise, add its URL)', () => {
  const known = new Set([...PUBLISHED, ...REDIRECTS]);
  expect(getBuiltPages().filter((address) => !known.has(address))).toEqual([]);
});

it('redirects moved pages without intermediate redirects', () => {
  const read = (address: string): string =>
    fs.readFileSync(path.join(BUILD, address, 'index.html'), 'utf8');
  for (const [from, to] of Object.entries(MOVED)) {
    expect(PUBLISHED).toContain(from);
    expect(Object.keys(MOVED)).not.toContain(to);
    expect(read(from)).toContain(`url=/toolpad${to}`);
    expect(read(to)).not.toContain('http-equiv="refresh"');
  }
});
