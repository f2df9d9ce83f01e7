import fs from 'node:fs';
import zlib from 'node:zlib';

/** A file, and how hard brotli tries with it, of 11. */
export interface CompressTask {
  file: string;
  quality: number;
}

/**
 * Writes a file's compressed forms beside it, each with the file's own time, by which hosts and the next round know
 * that it is still the same. Runs in a thread of its own, where it need not yield: each turn on a busy main thread
 * costs more than a small page's compression.
 *
 * There are no `.zst` files: every browser that takes them takes brotli, whose files are smaller.
 */
export default function compressFile({ file, quality }: CompressTask): void {
  const { mtime } = fs.statSync(file);
  const content = fs.readFileSync(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const packed = {
    [`${file}.gz`]: zlib.gzipSync(content, { level: 9 }),
    [`${file}.br`]: zlib.brotliCompressSync(content, { params }),
  };
  for (const [name, data] of Object.entries(packed)) {
    fs.writeFileSync(name, data);
    fs.utimesSync(name, mtime, mtime);
  }
}
