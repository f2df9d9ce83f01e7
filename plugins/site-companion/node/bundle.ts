import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { BUNDLE_TARGET } from '../../shared/node/browsers';
import { AD_FRAME_ADDRESS } from '../shared/address';
import type { CompanionData } from '../shared/settings';
import { adFrameDocument } from './adFrame';

const PLUGIN = path.resolve(__dirname, '..');

/** The folder below the site's base where the companion's scripts stand. */
const FOLDER = 'companion';

/**
 * Writes the document of the ad's frame, if the network's script runs in one.
 *
 * @returns its address from the root of the host, or ''
 */
function writeAdFrame(publicDir: string, { settings, baseUrl }: CompanionData): string {
  const { network } = settings.ads;
  if (network?.isolation !== 'frame') {
    return '';
  }
  const html = adFrameDocument(network);
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  const file = `${AD_FRAME_ADDRESS}frame-${hash}.html`;
  fs.mkdirSync(path.join(publicDir, AD_FRAME_ADDRESS), { recursive: true });
  fs.writeFileSync(path.join(publicDir, file), html);
  return baseUrl + file;
}

/**
 * Bundles the companion for the browser: one small script, and beside it what few visits need.
 *
 * @param publicDir the folder that becomes the site's base
 * @param data what the companion knows of the site
 * @returns the script's path below the site's base
 */
export async function bundleCompanion(publicDir: string, data: CompanionData): Promise<string> {
  const bundle = async (module: string, define: Record<string, string>): Promise<string> => {
    const { metafile } = await build({
      entryPoints: [path.join(PLUGIN, 'client', `${module}.ts`)],
      outdir: path.join(publicDir, FOLDER),
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
    // What is imported later is an entry point too, by esbuild's account.
    const written = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
      entryPoint?.endsWith(`client/${module}.ts`),
    );
    if (!written) {
      throw new Error(`Site companion: expected esbuild to name what it wrote for ${module}.ts.`);
    }
    return path.basename(written[0]);
  };
  // By itself: what it shares with the companion would else become a third file, for every reader.
  const network = await bundle('network', {
    AD_FRAME: JSON.stringify(writeAdFrame(publicDir, data)),
  });
  const companion = await bundle('companion', {
    // As text: esbuild would put an object into a file of its own, for one more request.
    COMPANION: JSON.stringify(JSON.stringify(data)),
    NETWORK: JSON.stringify(`./${network}`),
  });
  return `${FOLDER}/${companion}`;
}
