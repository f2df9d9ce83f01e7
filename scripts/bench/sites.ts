import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import gte from 'semver/functions/gte';
import { writeFile } from '../../plugins/shared/node/files';
import { cachePackages } from '../lib/cache';
import { runNpm } from '../lib/npm';
import { type MarkdownCopy, readMarkdownCopies } from './markdown';
import docusaurus from './peers/docusaurus/package.json';
import starlight from './peers/starlight/package.json';

const run = promisify(execFile);
const SITE_ROOT = path.resolve(__dirname, '../..');
const BUILD_DIR = path.join(SITE_ROOT, 'build');
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The Node.js version to download if a generator needs a later version than this process's. */
const NODE_VERSION = '22.23.3';

/** A generator of documentation sites, configured as in its own template. */
interface Peer {
  /** The name of the generator's folder in `peers/`. */
  id: string;
  /** The name and the version, for the tables. */
  title: string;
  manifest: { dependencies: Record<string, string> };
  pages: string;
  /** The generator's program, relative to `node_modules`. */
  program: string;
  /** The folder that the generator writes the site to. */
  output: string;
  /** The minimum version of Node.js. */
  node: string;
}

const PEERS: Peer[] = [
  {
    id: 'starlight',
    title: `Starlight ${starlight.dependencies['@astrojs/starlight']}`,
    manifest: starlight,
    pages: 'src/content/docs',
    program: 'astro/bin/astro.mjs',
    output: 'dist',
    node: '22.12.0',
  },
  {
    id: 'docusaurus',
    title: `Docusaurus ${docusaurus.dependencies['@docusaurus/core']}`,
    manifest: docusaurus,
    pages: 'docs',
    program: '@docusaurus/core/bin/docusaurus.mjs',
    output: 'build',
    node: '20.0.0',
  },
];

export interface Site {
  title: string;
  dir: string;
}

/**
 * Returns the path of this process's Node.js or, if it is older than the minimum version, of a later one from npm.
 *
 * @throws if npm has no Node.js for this machine
 */
async function findNode(minVersion: string): Promise<string> {
  if (gte(process.versions.node, minVersion)) {
    return process.execPath;
  }
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const dir = await cachePackages('bench/node', { dependencies: { [name]: NODE_VERSION } });
  return path.join(dir, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}

async function buildPeer(peer: Peer, copies: readonly MarkdownCopy[]): Promise<Site> {
  const home = await cachePackages(`bench/${peer.id}`, peer.manifest);
  // The site resolves its packages from the parent folder.
  const site = path.join(home, 'site');
  console.log(`Building ${peer.title} with ${copies.length} pages …`);
  fs.rmSync(site, { recursive: true, force: true });
  fs.cpSync(path.join(__dirname, 'peers', peer.id), site, { recursive: true });
  for (const { address, title, text } of copies) {
    const page = `---\ntitle: ${JSON.stringify(title)}\n---\n\n${text}`;
    writeFile(path.join(site, peer.pages, address, 'index.md'), page);
  }
  const program = path.join(home, 'node_modules', peer.program);
  await run(await findNode(peer.node), [program, 'build'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return { title: peer.title, dir: path.join(site, peer.output) };
}

/**
 * Builds this site unless it is already built, and the peers from its Markdown copies.
 *
 * @returns the sites, starting with this one
 * @throws if a site can't be built; the message contains the program's output
 */
export async function buildSites(): Promise<Site[]> {
  if (!fs.existsSync(path.join(BUILD_DIR, '404.html'))) {
    console.log('Building this site …');
    await runNpm(['run', 'build'], SITE_ROOT);
  }
  const copies = readMarkdownCopies(BUILD_DIR);
  const sites: Site[] = [{ title: 'this site', dir: BUILD_DIR }];
  for (const peer of PEERS) {
    sites.push(await buildPeer(peer, copies));
  }
  return sites;
}
