import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow, writeFile } from '../../../plugins/shared/node/files';
import { SIDEBARS } from '../../../sidebars';
import { hashOf } from '../../lib/hashOf';
import { keepFolder } from '../../lib/keepFolder';
import { keepPackages } from '../../lib/keepPackages';
import { runNpm } from '../../lib/npm';
import { nodeFor } from './node';
import { type Peer, PEER_IDS, type PeerId, PEERS } from './peers';
import { sidebarTree } from './tree';
import { readTwins, type Twin } from './twins';

const run = promisify(execFile);
const ROOT = path.resolve(__dirname, '../../..');
const BUILD = path.join(ROOT, 'build');
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** A site that is built. */
export interface Site {
  id: string;
  title: string;
  dir: string;
}

async function buildPeer(id: PeerId, twins: readonly Twin[]): Promise<Site> {
  const peer: Peer = PEERS[id];
  const template = path.join(__dirname, '../peers', id);
  const home = await keepPackages(`bench/${id}`, peer.manifest);
  const tree = JSON.stringify(sidebarTree(SIDEBARS.core));
  const state = hashOf(
    ...filesBelow(template).map((file) => fs.readFileSync(path.join(template, file), 'utf8')),
    ...twins.flatMap((twin) => [twin.address, peer.pageOf(twin)]),
    tree,
  );
  // Below its packages, which are found there and kept when the pages change.
  const dir = path.join(home, 'sites', state);
  await keepFolder(dir, async (site) => {
    console.log(`Building ${peer.name} ${peer.version} with ${twins.length} pages …`);
    const node = peer.node ? await nodeFor(peer.node) : process.execPath;
    fs.cpSync(template, site, { recursive: true });
    fs.writeFileSync(path.join(site, 'tree.json'), tree);
    for (const twin of twins) {
      writeFile(path.join(site, peer.pages, twin.address, 'index.md'), peer.pageOf(twin));
    }
    await run(node, [path.join(home, 'node_modules', peer.program), 'build'], {
      cwd: site,
      env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      maxBuffer: MAX_OUTPUT_BYTES,
    });
  });
  return { id, title: `${peer.name} ${peer.version}`, dir: path.join(dir, peer.output) };
}

/** This site as it is built; it is built first where it is not. */
async function ownSite(): Promise<Site> {
  if (!fs.existsSync(path.join(BUILD, '404.html'))) {
    console.log('Building this site …');
    await runNpm(['run', 'build'], ROOT);
  }
  return { id: 'ours', title: 'this site', dir: BUILD };
}

/**
 * Builds all sites that are not there yet, from the Markdown twins of this one.
 *
 * @throws {Error} if one cannot be built, with what its program says
 */
export async function buildSites(): Promise<Site[]> {
  const own = await ownSite();
  const twins = readTwins(own.dir);
  const peers: Site[] = [];
  for (const id of PEER_IDS) {
    peers.push(await buildPeer(id, twins));
  }
  return [own, ...peers];
}
