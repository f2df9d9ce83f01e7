/** Checks the size of the HTML for each type of page. Needs `npm run build`. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFiles } from '../../plugins/shared/node/files';
import { BUILD_DIR, requireBuild } from '../support/build';
import { PAGE_KINDS, type PageKind } from '../support/site';

beforeAll(requireBuild);

/**
 * The limits for a page's HTML in bytes, uncompressed and compressed with Brotli. The HTML contains 61 kB (5 kB
 * compressed) of MUI's styles for the first screen, which are the same on all pages. Unrelated edits change Brotli's
 * result by 100 B.
 */
const HTML_LIMITS: Record<PageKind, [html: number, packed: number]> = {
  // Twelve cards have inline drawings, which replace pictures of 20 to 50 kB each.
  'front page': [243_000, 33_400],
  // The top of this page contains four demos, and one of them renders a table.
  overview: [277_500, 37_300],
  'other overview': [180_000, 30_000],
  text: [212_000, 32_150],
  component: [399_000, 42_000],
  API: [191_000, 29_750],
  'hook API': [168_500, 27_650],
  reference: [176_500, 28_400],
  examples: [170_000, 28_300],
  tutorial: [274_500, 35_450],
  '404': [128_500, 22_750],
  search: [153_000, 24_600],
};

/** The limits for the page with the most demos. No page may exceed them. */
const MAX_HTML_LIMITS = [399_000, 43_300];

/**
 * The limit in bytes for the inline script, compressed with Brotli, with all modules that docusaurus.config.ts lists.
 * js-cookie is 460 of them.
 */
const INLINE_SCRIPT_LIMIT_BYTES = 8_250;

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

it.each(Object.entries(HTML_LIMITS))(
  'keeps the HTML of the page type “%s” within its size limits',
  (kind, limits) => {
    const folder = PAGE_KINDS[kind as PageKind];
    const sizes = getSizes(kind === '404' ? '404.html' : `${folder}index.html`);
    console.info(`${folder}: ${sizes[0]} B of HTML, ${sizes[1]} B packed`);
    expect(findExceededLimits(sizes, limits)).toEqual([]);
  },
);

it('keeps the HTML of every page within the limits for the page with the most demos', () => {
  const pages = listFiles(BUILD_DIR, /\.html$/).filter((name) => !/^(?:demos|live)\//.test(name));
  expect(pages).toContain('core/react-crud/index.html');
  expect(
    pages.filter((name) => findExceededLimits(getSizes(name), MAX_HTML_LIMITS).length > 0),
  ).toEqual([]);
});

it('keeps the inline script within its size limit', () => {
  const html = fs.readFileSync(path.join(BUILD_DIR, PAGE_KINDS.overview, 'index.html'), 'utf8');
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(script).toContain('theme-toolpad');
  const packed = brotliCompressSync(script).length;
  console.info(`The inline script: ${script.length} B, ${packed} B packed`);
  expect(packed).toBeLessThanOrEqual(INLINE_SCRIPT_LIMIT_BYTES);
});
