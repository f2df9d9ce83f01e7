/** What was published once stays where it was, or leads on. */
import fs from 'node:fs';
import path from 'node:path';
import { MOVED } from '../../addresses';
import { PRODUCTS } from '../../src/site/products';
import { filesBelow } from '../../plugins/shared/node/files';
import { BUILD, needsBuild } from '../support/build';

const PUBLISHED = fs
  .readFileSync(path.join(__dirname, '../fixtures/published.txt'), 'utf8')
  .trim()
  .split('\n');

const REDIRECTS = [...PRODUCTS.map(({ id }) => `/${id}/`), ...Object.keys(MOVED)];

/** The addresses of all pages, without the frames of demos. */
function builtPages(): string[] {
  needsBuild();
  return filesBelow(BUILD, /^index\.html$/)
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .filter((address) => !/^\/(?:demos|live)\//.test(address));
}

test('every address that was published is a page or leads to one; if not, add a line to addresses.ts', () => {
  const pages = builtPages();
  expect(PUBLISHED.filter((address) => !pages.includes(address))).toEqual([]);
});

test('every page is in tests/fixtures/published.txt, so that it stays; if not, add its address', () => {
  const known = new Set([...PUBLISHED, ...REDIRECTS]);
  expect(builtPages().filter((address) => !known.has(address))).toEqual([]);
});

test('what has moved is no page any more, and leads to one without a detour', () => {
  const read = (address: string): string =>
    fs.readFileSync(path.join(BUILD, address, 'index.html'), 'utf8');
  for (const [from, to] of Object.entries(MOVED)) {
    expect(PUBLISHED).toContain(from);
    expect(Object.keys(MOVED)).not.toContain(to);
    expect(read(from)).toContain(`url=/toolpad${to}`);
    expect(read(to)).not.toContain('http-equiv="refresh"');
  }
});
