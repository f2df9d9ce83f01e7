import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles, writeFile } from '../../shared/node/files';
import { createEdgeConfig, createEdgeHeaders, createEdgeRedirects, createEdgeWorker } from './edge';
import { createNginxLocations, createNginxMaps } from './nginx';
import { type HostedSite, getSiteName } from './site';

/** Matches compressed files, which an edge platform creates itself. */
const COMPRESSED_FILE = /\.(?:br|gz)$/;

/** Creates hard links to a build's files, in the folder that an edge platform publishes. */
async function linkFiles(root: string, folder: string): Promise<void> {
  for (const file of listFiles(root)) {
    if (!COMPRESSED_FILE.test(file)) {
      const target = path.join(folder, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.link(path.join(root, file), target).catch(() =>
        // The file system may not support hard links.
        fs.copyFile(path.join(root, file), target),
      );
    }
  }
}

/**
 * Writes the configuration files for each host into a folder beside the build.
 *
 * @param root - the folder of the build
 */
export async function writeHosts(root: string, site: HostedSite): Promise<void> {
  const folder = `${root}-hosts`;
  await fs.rm(folder, { recursive: true, force: true });
  const name = getSiteName(site.base);
  const files = {
    [`nginx/${name}.maps.conf`]: createNginxMaps(site),
    [`nginx/${name}.conf`]: createNginxLocations(site),
    'edge/wrangler.jsonc': createEdgeConfig(site),
    'edge/worker.js': createEdgeWorker(site),
    'edge/public/_headers': createEdgeHeaders(site),
    'edge/public/_redirects': createEdgeRedirects(site),
  };
  for (const [file, text] of Object.entries(files)) {
    writeFile(path.join(folder, file), text);
  }
  await linkFiles(root, path.join(folder, 'edge', 'public', site.base));
}
