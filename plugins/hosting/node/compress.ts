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

async function compress(file: string): Promise<void> {
  const content = await fs.readFile(file);
  if (content.length < MIN_BYTES) {
    return;
  }
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await fs.writeFile(`${file}.br`, await brotli(content, { params }));
  await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
}

/**
 * Compresses the files of a build, beside them: as small as it gets, once, so that a server only sends.
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
