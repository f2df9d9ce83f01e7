import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { filesBelow } from '../../shared/node/files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What becomes smaller; pictures and fonts are compressed already. */
const TEXT = /\.(?:html|css|js|json|md|svg|txt|webmanifest|xml)$/;

/** Below this size, in bytes, compression gains nothing worth its headers. */
const MIN_BYTES = 256;

/** How many files are under way at once: Node compresses four at a time. */
const AT_ONCE = 8;

/** When a file was changed, in ms. */
async function timeOf(file: string): Promise<number | undefined> {
  const stat = await fs.stat(file).catch(() => undefined);
  return stat?.mtime.getTime();
}

async function compress(file: string): Promise<void> {
  const { size, mtime } = await fs.stat(file);
  if (size < MIN_BYTES || (await timeOf(`${file}.br`)) === mtime.getTime()) {
    return;
  }
  const content = await fs.readFile(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const packed = {
    [`${file}.gz`]: await gzip(content, { level: 9 }),
    [`${file}.br`]: await brotli(content, { params }),
  };
  for (const [name, data] of Object.entries(packed)) {
    await fs.writeFile(name, data);
    // The file's own time, by which hosts and the next round know that it is still the same.
    await fs.utimes(name, mtime, mtime);
  }
}

/**
 * Compresses the files of a build, beside them: as small as it gets, once, so that a server only sends.
 * Those that have not changed since they were compressed are left alone.
 *
 * There are no `.zst` files: every browser that takes them takes brotli, whose files are smaller.
 *
 * @param root the folder of the build
 */
export async function compressFiles(root: string): Promise<void> {
  const waiting = filesBelow(root, TEXT);
  const work = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await compress(path.join(root, file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
