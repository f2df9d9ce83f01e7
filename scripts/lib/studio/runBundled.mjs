import { build } from 'esbuild';
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Room for what a program prints. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Bundles a small program against installed packages, runs it, and reads what it prints as JSON. The
 * packages are written for bundlers: Node alone cannot import them.
 *
 * @param {string} folder the folder that has the `node_modules`
 * @param {string} source the program
 * @returns {Promise<unknown>}
 */
export async function runBundled(folder, source) {
  const temporary = await fs.mkdtemp(path.join(os.tmpdir(), 'studio-facts-'));
  try {
    const out = path.join(temporary, 'program.cjs');
    await build({
      stdin: { contents: source, resolveDir: folder, loader: 'ts' },
      bundle: true,
      platform: 'node',
      outfile: out,
      logLevel: 'error',
    });
    const { stdout } = await run(process.execPath, [out], { maxBuffer: MAX_BYTES });
    return JSON.parse(stdout);
  } finally {
    await fs.rm(temporary, { recursive: true });
  }
}
