import fs from 'node:fs';
import zlib from 'node:zlib';

/** A file to compress, and the Brotli quality, which is at most 11. */
export interface CompressTask {
  file: string;
  quality: number;
}

/**
 * Writes compressed versions beside a file. They get the file's modification time, which hosts and the next build use
 * to recognize unchanged files. The function is synchronous and runs in a worker thread, because waiting for a busy
 * main thread takes longer than compressing a small page. There is no `.zst` version, because every browser that
 * accepts it also accepts Brotli, which is smaller.
 */
export default function compressFile({ file, quality }: CompressTask): void {
  const { mtime } = fs.statSync(file);
  const content = fs.readFileSync(file);
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const compressed = {
    [`${file}.gz`]: zlib.gzipSync(content, { level: 9 }),
    [`${file}.br`]: zlib.brotliCompressSync(content, { params }),
  };
  for (const [name, data] of Object.entries(compressed)) {
    fs.writeFileSync(name, data);
    fs.utimesSync(name, mtime, mtime);
  }
}
