/** Checks the size of the HTML. Needs `npm run build`. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../../plugins/shared/node/files';
import { BUILD_DIR, requireBuild } from '../support/build';
import { PAGE_KIND_NAMES, PAGE_KINDS, type PageKind } from '../support/site';

beforeAll(requireBuild);

/** Matches what writers decide. The rest is the shell of a page. */
const ARTICLE = /<article.*<\/article>/s;

/**
 * The limits for the HTML of shells in bytes, uncompressed and compressed with Brotli. They contain 61 kB (5 kB
 * compressed) of MUI's styles for the first screen, which are the same on all pages. Unrelated edits change Brotli's
 * result by 100 B.
 */
const DOCS_LIMITS = [155_500, 25_400];
const SHELL_LIMITS: Partial<Record<PageKind, number[]>> = {
  // Twelve cards have inline drawings, which replace pictures of 20 to 50 kB each.
  'front page': [243_500, 33_600],
  '404': [129_500, 22_750],
  search: [155_500, 24_700],
};

/** The limits for the page with the most demos. No page may exceed them. */
const MAX_HTML_LIMITS = [402_000, 43_800];

const getFileSize = (file: string): number => fs.statSync(path.join(BUILD_DIR, file)).size;
const getSizes = (file: string): number[] => [getFileSize(file), getFileSize(`${file}.br`)];

const findExceededLimits = (
  sizes: number[],
  limits: readonly number[],
): [size: number, limit: number][] =>
  sizes.flatMap((size, index) => {
    const limit = limits[index] ?? 0;
    return size > limit ? [[size, limit]] : [];
  });

it.each(PAGE_KIND_NAMES)('keeps the shell of the page type “%s” within its size limits', (kind) => {
  const file = kind === '404' ? '404.html' : `${PAGE_KINDS[kind]}index.html`;
  const html = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  const shell = html.replace(ARTICLE, '');
  const sizes = [Buffer.byteLength(shell), brotliCompressSync(shell).length];
  console.info(`${file}: ${sizes[0]} B of HTML, ${sizes[1]} B packed`);
  expect(findExceededLimits(sizes, SHELL_LIMITS[kind] ?? DOCS_LIMITS)).toEqual([]);
});

it('keeps the HTML of every page within the limits for the page with the most demos', () => {
  const pages = listFiles(BUILD_DIR, /\.html$/).filter((name) => !/^(?:demos|live)\//.test(name));
  expect(pages).toContain('core/react-crud/index.html');
  expect(
    pages.filter((name) => findExceededLimits(getSizes(name), MAX_HTML_LIMITS).length > 0),
  ).toEqual([]);
});
