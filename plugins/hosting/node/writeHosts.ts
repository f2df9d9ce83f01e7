import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../shared/node/files';
import { caddyRoutes } from './caddy';
import { edgeConfig, edgeHeaders, edgeRedirects, edgeWorker } from './edge';
import { nginxLocations, nginxMaps } from './nginx';
import { type HostedSite, nameOf } from './site';

/** What an edge platform compresses itself, or must not publish. */
const NOT_FOR_THE_EDGE = /\.(?:br|gz)$/;

async function write(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, text);
}

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

/** The folder of what hosts need, beside that of the build. */
const hostsFolder = (root: string): string => `${root}-hosts`;

/**
 * Writes what each host needs to serve a build.
 *
 * @param root the folder of the build
 */
export async function writeHosts(root: string, site: HostedSite): Promise<void> {
  const folder = hostsFolder(root);
  await fs.rm(folder, { recursive: true, force: true });
  const name = nameOf(site.base);
  await write(path.join(folder, 'nginx', `${name}.maps.conf`), nginxMaps(site));
  await write(path.join(folder, 'nginx', `${name}.conf`), nginxLocations(site));
  await write(path.join(folder, 'caddy', `${name}.caddy`), caddyRoutes(site));
  await write(path.join(folder, 'edge', 'wrangler.jsonc'), edgeConfig(site));
  await write(path.join(folder, 'edge', 'worker.js'), edgeWorker(site));
  await write(path.join(folder, 'edge', 'public', '_headers'), edgeHeaders(site));
  await write(path.join(folder, 'edge', 'public', '_redirects'), edgeRedirects(site));
  await layOut(root, path.join(folder, 'edge', 'public', site.base));
}
