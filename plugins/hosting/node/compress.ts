import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../shared/node/files';
import type { CompressTask } from './compressFile';

/** Matches text files. Pictures and fonts are already compressed. */
const TEXT_FILE = /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/;

/** The minimum size of a large page, in bytes. Only a few pages with many demos reach it. */
const LARGE_PAGE_BYTES = 200_000;

/**
 * Returns the Brotli quality for a file. Compared with quality 10, quality 11 makes pages 2% smaller but takes four
 * times as long.
 *
 * @param file - the path relative to the build folder
 * @param size - the file's size in bytes
 */
const getQuality = (file: string, size: number): number =>
  /\.(?:css|js)$/.test(file) || size >= LARGE_PAGE_BYTES ? 11 : 10;

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
  const tasks = files.flatMap((name): CompressTask[] => {
    const file = path.join(root, name);
    const stats = fs.statSync(file);
    return shouldCompress(file, stats) ? [{ file, quality: getQuality(name, stats.size) }] : [];
  });
  await Promise.all(tasks.map(compress));
}
