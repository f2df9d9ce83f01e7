import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../shared/node/files';
import type { CompressTask } from './compressFile';

/** Matches text files; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/;

/** From this number of pages on, the compression would take most of a build's time. */
const MANY_PAGES = 500;

/** Size of the few pages with many demos, in bytes. */
const LARGE_BYTES = 200_000;

/** Matches styles and the scripts of all pages, which a browser needs for a reader's first interaction. */
const SHARED = /\.css$|(?:^|\/)[a-z~-]+\.(?:[\da-f]+\.)?js$/;

/**
 * Returns brotli's quality for a file. Pages with 11 are 2 % smaller than with 10, and take four times as long; with 8
 * they are 5 % larger, and take a tenth of the time, which saves a minute of CPU time with 1,262 pages. 9 is no
 * smaller than 8.
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

/** Size below which compression doesn't pay, in bytes. */
const MIN_BYTES = 256;

/** Returns whether a file is large enough, and has changed since it was compressed. */
function shouldCompress(file: string, { size, mtime }: fs.Stats): boolean {
  const before = fs.statSync(`${file}.br`, { throwIfNoEntry: false });
  return size >= MIN_BYTES && before?.mtime.getTime() !== mtime.getTime();
}

/**
 * Writes compressed versions beside the text files of a build. Skips files that haven't changed since the last time.
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
