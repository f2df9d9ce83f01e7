import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../shared/node/files';
import type { CompressTask } from './compressFile';

/** Matches text files. Pictures and fonts are already compressed. */
const TEXT_FILE = /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/;

/** The number of pages above which the best compression would take up most of the build time. */
const MAX_PAGES_AT_BEST_QUALITY = 500;

/** The minimum size of a large page, in bytes. Only a few pages with many demos reach it. */
const LARGE_PAGE_BYTES = 200_000;

/** Matches styles, and scripts that every page loads on the reader's first interaction. */
const SHARED_FILE = /\.css$|(?:^|\/)[a-z~-]+\.(?:[\da-f]+\.)?js$/;

/**
 * Returns the Brotli quality for a file. Compared with quality 10, quality 11 makes pages 2% smaller but takes four
 * times as long. Quality 8 makes them 5% larger but takes a tenth of the time, which saves a minute of CPU time for
 * 1,262 pages. Quality 9 produces files as large as quality 8 does.
 *
 * @param file - the path relative to the build folder
 * @param size - the file's size in bytes
 * @param pages - the number of pages in the build
 */
export function getQuality(file: string, size: number, pages: number): number {
  return pages < MAX_PAGES_AT_BEST_QUALITY
    ? /\.(?:css|js)$/.test(file) || size >= LARGE_PAGE_BYTES
      ? 11
      : 10
    : SHARED_FILE.test(file)
      ? 11
      : 8;
}

/** The minimum size of a compressed file, in bytes. Compressing smaller files doesn't save enough. */
const MIN_BYTES = 256;

/** Returns whether a file is large enough, and has changed since its last compression. */
function shouldCompress(file: string, { size, mtime }: fs.Stats): boolean {
  const before = fs.statSync(`${file}.br`, { throwIfNoEntry: false });
  return size >= MIN_BYTES && before?.mtime.getTime() !== mtime.getTime();
}

/**
 * Writes a compressed version beside each text file of a build. Skips files that haven't changed since their last
 * compression.
 *
 * @param root - the folder of the build
 * @param compress - `compressFile`, in this thread or in another one
 */
export async function compressFiles(
  root: string,
  compress: (task: CompressTask) => unknown,
): Promise<void> {
  const files = listFiles(root, TEXT_FILE);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const tasks = files.flatMap((name): CompressTask[] => {
    const file = path.join(root, name);
    const stats = fs.statSync(file);
    return shouldCompress(file, stats)
      ? [{ file, quality: getQuality(name, stats.size, pages) }]
      : [];
  });
  await Promise.all(tasks.map(compress));
}
