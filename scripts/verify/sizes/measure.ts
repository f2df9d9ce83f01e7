import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { PARTS, type Size } from './packageParts';

/** Every app has these already; everything else is measured, Material UI and Emotion among it. */
const REACT = ['react', 'react/*', 'react-dom', 'react-dom/*'];

/** Bundles imports as an app's production build does, and compresses the one file that comes out. */
async function weigh(imports: string, siteDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: siteDir },
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

/**
 * Measures what each part of the library adds to an app.
 *
 * @returns the parts with their size in bytes, minified and compressed with gzip, React left out
 */
export async function measureSizes(siteDir: string): Promise<Size[]> {
  return Promise.all(
    PARTS.map(async (part) => ({ ...part, bytes: await weigh(part.imports, siteDir) })),
  );
}
