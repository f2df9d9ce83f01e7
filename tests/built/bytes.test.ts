/** How much HTML the pages are, of each kind: what a browser has to read. It needs `npm run build`. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../../plugins/shared/node/files';
import { BUILD, needsBuild } from '../support/build';
import { PAGE_KINDS, type PageKind } from '../support/site';

beforeAll(needsBuild);

/** What a page may have at most, in bytes: as it is, and as it travels (Brotli). */
const LIMITS: Record<PageKind, [html: number, packed: number]> = {
  overview: [90_000, 21_000],
  'other overview': [90_000, 21_000],
  text: [125_000, 24_500],
  component: [390_000, 39_000],
  API: [95_000, 21_000],
  'hook API': [80_000, 19_000],
  reference: [90_000, 20_000],
  examples: [80_000, 18_500],
  tutorial: [165_000, 26_500],
  '404': [60_000, 14_500],
  search: [70_000, 17_000],
};

/** The page with the most demos, and so every page. */
const MOST = [390_000, 44_000];

/** The script that runs before the first paint, with all modules that docusaurus.config.ts names: packed. */
const STARTER_LIMIT = 5200;

const sizeOf = (file: string): number => fs.statSync(path.join(BUILD, file)).size;
const sizesOf = (file: string): number[] => [sizeOf(file), sizeOf(`${file}.br`)];

/** Numbers with the limits that they exceed. */
const tooMuch = (sizes: number[], limits: readonly number[]): [size: number, limit: number][] =>
  sizes.flatMap((size, index) => {
    const limit = limits[index] ?? 0;
    return size > limit ? [[size, limit]] : [];
  });

test.each(Object.entries(LIMITS))('%s', (kind, limits) => {
  const folder = PAGE_KINDS[kind as PageKind];
  const sizes = sizesOf(kind === '404' ? '404.html' : `${folder}index.html`);
  console.info(`${folder}: ${sizes[0]} B of HTML, ${sizes[1]} B packed`);
  expect(tooMuch(sizes, limits)).toEqual([]);
});

test('no page has more than the one with the most demos may have', () => {
  const pages = filesBelow(BUILD, /\.html$/).filter((name) => !/^(?:demos|live)\//.test(name));
  expect(pages).toContain('core/react-crud/index.html');
  expect(pages.filter((name) => tooMuch(sizesOf(name), MOST).length > 0)).toEqual([]);
});

test('the starter', () => {
  const html = fs.readFileSync(path.join(BUILD, PAGE_KINDS.overview, 'index.html'), 'utf8');
  const [, starter = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(starter).toContain('theme-toolpad');
  const packed = brotliCompressSync(starter).length;
  console.info(`The starter: ${starter.length} B, ${packed} B packed`);
  expect(packed).toBeLessThanOrEqual(STARTER_LIMIT);
});
