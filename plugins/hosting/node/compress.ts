import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../shared/node/files';
import type { CompressTask } from './compressFile';

/** Matches text files. Pictures and fonts are already compressed. */
const TEXT = /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/;

/** The number of pages above which the best compression would take up most of the build time. */
const MANY_PAGES = 500;

/** The minimum size of a page with many demos, in bytes. Few pages are that large. */
const LARGE_BYTES = 200_000;

/** Matches styles, and scripts that every page loads on the reader's first interaction. */
const SHARED = /\.css$|(?:^|\/)[a-z~-]+\.(?:[\da-f]+\.)?js$/;

/**
 * Returns the Brotli quality for a file. Compared with quality 10, pages are 2 % smaller with 11, which takes four
 * times as long, and 5 % larger with 8, which takes a tenth of the time. With 1,262 pages, quality 8 saves a minute of
 * CPU time. Quality 9 produces no smaller files than 8.
 *
 * @param file - path below the folder of the build
 * @param size - in bytes
 * @param pages - number of pages of the build
 */
export function getQuality(file: string, size: number, pages: number): number {
  return pages < MANY_PAGES
    ? /\.(?:css|js)$/.test(file) || size >= LARGE_BYTES
      ? 11
      : 10
    : SHARED.test(file)
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
  const files = listFiles(root, TEXT);
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
