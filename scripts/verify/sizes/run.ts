import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { markdownTable } from '../../lib/markdownTable';
import { ROOT } from '../lib/readPages';
import type { Verdict } from '../lib/tell';
import { judgeSizes, kilobytes } from './judge';
import { PARTS } from './packageParts';

export const options = { check: { type: 'boolean', default: false } } as const;

/** Every app has these already; everything else is measured, Material UI and Emotion among it. */
const REACT = ['react', 'react/*', 'react-dom', 'react-dom/*'];

/** Bundles imports as an app's production build does, and compresses the one file that comes out. */
async function weigh(imports: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: ROOT },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: REACT,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).byteLength, 0);
}

/** Measures what the parts of the library add to an app, and checks whether the pages say so. */
export async function verify(
  _parts: readonly string[],
  { check }: { check: boolean },
): Promise<Verdict | undefined> {
  const sizes = await Promise.all(
    PARTS.map(async (part) => ({ ...part, bytes: await weigh(part.imports) })),
  );
  const lines = sizes.map(({ name, bytes }) => [name, `${kilobytes(bytes)} kB`]);
  console.log(markdownTable(['part', 'gzip'], lines));
  if (!check) {
    return undefined;
  }
  const wrong = judgeSizes(sizes, (page) => fs.readFileSync(path.join(ROOT, page), 'utf8'));
  wrong.forEach((message) => console.log(`FAIL ${message}`));
  const said = sizes.flatMap((size) => size.said).length;
  return { passed: said - wrong.length, failed: wrong.length };
}
