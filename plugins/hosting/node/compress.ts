import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import pMap from 'p-map';
import { filesBelow } from '../../shared/node/files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What becomes smaller; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/;

/** What a browser keeps, and needs for whatever a reader does first. */
const KEPT = /\.(?:css|js)$/;

/**
 * How hard brotli tries with all else: pages, data, and texts for programs. With 11, its best, they are 2 or
 * 3 % smaller, and take three times as long.
 */
const QUALITY = 10;

/** Below this size, in bytes, compression gains nothing worth its headers. */
const MIN_BYTES = 256;

/** How many files are under way at once: Node compresses four at a time. */
const AT_ONCE = 8;

/**
 * Files are read and written at once, not in turn with others: while a plugin keeps the main thread busy,
 * each turn is a wait, and only the compressing itself is worth one.
 */
async function compress(file: string): Promise<void> {
  const { size, mtime } = fs.statSync(file);
  const before = fs.statSync(`${file}.br`, { throwIfNoEntry: false });
  if (size < MIN_BYTES || before?.mtime.getTime() === mtime.getTime()) {
    return;
  }
  const content = fs.readFileSync(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: KEPT.test(file)
      ? zlib.constants.BROTLI_MAX_QUALITY
      : QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const packed = {
    [`${file}.gz`]: await gzip(content, { level: 9 }),
    [`${file}.br`]: await brotli(content, { params }),
  };
  for (const [name, data] of Object.entries(packed)) {
    fs.writeFileSync(name, data);
    // The file's own time, by which hosts and the next round know that it is still the same.
    fs.utimesSync(name, mtime, mtime);
  }
}

/**
 * Compresses the files of a build, beside them, once, so that a server only sends. Those that have not
 * changed since they were compressed are left alone.
 *
 * There are no `.zst` files: every browser that takes them takes brotli, whose files are smaller.
 *
 * @param root the folder of the build
 */
export async function compressFiles(root: string): Promise<void> {
  await pMap(filesBelow(root, TEXT), (file) => compress(path.join(root, file)), {
    concurrency: AT_ONCE,
  });
}
