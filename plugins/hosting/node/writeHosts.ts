import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow, writeFile } from '../../shared/node/files';
import { edgeConfig, edgeHeaders, edgeRedirects, edgeWorker } from './edge';
import { nginxLocations, nginxMaps } from './nginx';
import { type HostedSite, nameOf } from './site';

/** What an edge platform compresses itself, or must not publish. */
const NOT_FOR_THE_EDGE = /\.(?:br|gz)$/;

/**
 * Lays the build out as an edge platform serves it: below the site's base. The files are the build's own,
 * by another name.
 */
async function layOut(root: string, folder: string): Promise<void> {
  for (const file of filesBelow(root)) {
    if (!NOT_FOR_THE_EDGE.test(file)) {
      const target = path.join(folder, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.link(path.join(root, file), target).catch(() =>
        // A file system without links.
        fs.copyFile(path.join(root, file), target),
      );
    }
  }
}

/**
 * Writes what each host needs to serve a build, into a folder beside it.
 *
 * @param root the folder of the build
 */
export async function writeHosts(root: string, site: HostedSite): Promise<void> {
  const folder = `${root}-hosts`;
  await fs.rm(folder, { recursive: true, force: true });
  const name = nameOf(site.base);
  const files = {
    [`nginx/${name}.maps.conf`]: nginxMaps(site),
    [`nginx/${name}.conf`]: nginxLocations(site),
    'edge/wrangler.jsonc': edgeConfig(site),
    'edge/worker.js': edgeWorker(site),
    'edge/public/_headers': edgeHeaders(site),
    'edge/public/_redirects': edgeRedirects(site),
  };
  for (const [file, text] of Object.entries(files)) {
    writeFile(path.join(folder, file), text);
  }
  await layOut(root, path.join(folder, 'edge', 'public', site.base));
}
