import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../shared/node/files';
import type { CompressTask } from './compressFile';

/** What becomes smaller; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/;

/** From so many pages on, a build would mostly compress. */
const MANY_PAGES = 500;

/** What brotli compresses as well as it can, and how hard it tries with the rest, of 11. */
interface Effort {
  best: RegExp;
  /** Files that are so large, in bytes, too. */
  bestFrom: number;
  rest: number;
}

/** What a browser keeps, and the few pages with many demos: 1 kB each. */
const FEW: Effort = { best: /\.(?:css|js)$/, bestFrom: 200_000, rest: 10 };

/** What it needs for whatever a reader does first: styles, and scripts with a name. */
const MANY: Effort = {
  best: /\.css$|(?:^|\/)[a-z~-]+\.(?:[\da-f]+\.)?js$/,
  bestFrom: Infinity,
  rest: 8,
};

/**
 * How hard brotli tries with a file. Pages with 11 are 2 % smaller than with 10, and take four times as long; with 8
 * they are 5 % larger, and take a tenth of it, which with 1,262 pages and their scripts is a minute of a processor.
 * 9 is no smaller than 8.
 *
 * @param file below the folder of the build
 * @param size its bytes
 * @param pages how many pages the build has
 */
export function qualityFor(file: string, size: number, pages: number): number {
  const { best, bestFrom, rest } = pages < MANY_PAGES ? FEW : MANY;
  return best.test(file) || size >= bestFrom ? 11 : rest;
}

/** Below this size, in bytes, compression gains nothing worth its headers. */
const MIN_BYTES = 256;

/** Whether a file gains by compression, and has changed since. */
function needsCompressing(file: string, { size, mtime }: fs.Stats): boolean {
  const before = fs.statSync(`${file}.br`, { throwIfNoEntry: false });
  return size >= MIN_BYTES && before?.mtime.getTime() !== mtime.getTime();
}

/**
 * Compresses the files of a build, beside them, once, so that a server only sends. Those that have not
 * changed since they were compressed are left alone.
 *
 * @param root the folder of the build
 * @param compress what compressFile.ts does, here or in a thread of its own
 */
export async function compressFiles(
  root: string,
  compress: (task: CompressTask) => unknown,
): Promise<void> {
  const files = filesBelow(root, TEXT);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const tasks = files.flatMap((name): CompressTask[] => {
    const file = path.join(root, name);
    const stats = fs.statSync(file);
    return needsCompressing(file, stats)
      ? [{ file, quality: qualityFor(name, stats.size, pages) }]
      : [];
  });
  await Promise.all(tasks.map(compress));
}
