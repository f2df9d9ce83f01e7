import path from 'node:path';
import { build, buildSync } from 'esbuild';
import { recordMetafile } from '../shared/node/bundledPackages';
import { BUNDLE_TARGET } from '../shared/node/bundleScript';
import { getContentHash, writeFile } from '../shared/node/files';
import type { CompanionConfig } from './settings';
import { renderAdFrame } from './ads/renderFrame';
import { AD_FRAME_PATH } from './sources';

/** The folder of the companion's scripts, relative to the site's base URL. */
const OUTPUT_FOLDER = 'companion';

/**
 * Writes the document of the ad's frame if ads are on and the network's script runs in a frame.
 *
 * @returns the document's path on the host, or an empty string if there is no frame
 */
function writeAdFrame(publicDir: string, { settings, baseUrl }: CompanionConfig): string {
  const { enabled, network } = settings.ads;
  if (!enabled || network?.isolation !== 'frame') {
    return '';
  }
  const html = renderAdFrame(network);
  const file = `${AD_FRAME_PATH}frame-${getContentHash(html)}.html`;
  writeFile(path.join(publicDir, file), html);
  return baseUrl + file;
}

/**
 * Bundles the companion for the browser: one small script, and separate scripts that only a few visits need.
 *
 * @param publicDir - the folder whose files are served at the site's base URL
 * @returns the script's path relative to the site's base URL
 */
export async function bundleCompanion(publicDir: string, data: CompanionConfig): Promise<string> {
  const bundle = async (entry: string, define: Record<string, string>): Promise<string> => {
    const module = path.parse(entry).name;
    const { metafile } = await build({
      entryPoints: [path.join(__dirname, entry)],
      outdir: path.join(publicDir, OUTPUT_FOLDER),
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      metafile: true,
      target: BUNDLE_TARGET,
      external: ['./network-*'],
      define: {
        ...define,
        'process.env.NODE_ENV': JSON.stringify(data.production ? 'production' : 'development'),
      },
    });
    recordMetafile(module, metafile);
    const names = Object.keys(metafile.outputs).map((file) => path.basename(file));
    const name = names.find((output) => output.startsWith(`${module}-`));
    if (name === undefined) {
      throw new Error(`Expected esbuild to write ${module}-….js, but found ${names.join(', ')}.`);
    }
    return name;
  };
  // This module is bundled separately, because shared code would become a third file, which all readers would load.
  const network = await bundle('ads/network.ts', {
    AD_FRAME: JSON.stringify(writeAdFrame(publicDir, data)),
  });
  const companion = await bundle('companion.ts', {
    // The data is inserted as a string, because esbuild would put an object into a separate file.
    COMPANION: JSON.stringify(JSON.stringify(data)),
    NETWORK: JSON.stringify(`./${network}`),
  });
  return `${OUTPUT_FOLDER}/${companion}`;
}

/**
 * Records the packages of the service worker, which `@docusaurus/plugin-pwa` bundles without a hook for other plugins.
 * Upstream: https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-plugin-pwa/src/sw.ts.
 *
 * @param swCustom - the site's part of the worker, an absolute path
 */
export function recordWorkerPackages(swCustom: string): void {
  const { metafile } = buildSync({
    entryPoints: [require.resolve('@docusaurus/plugin-pwa/lib/sw.js')],
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.PWA_SW_CUSTOM': JSON.stringify(swCustom),
    },
  });
  recordMetafile('worker', metafile);
}
