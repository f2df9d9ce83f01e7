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
const ROOT = path.resolve(__dirname, '../..');
const BUILD = path.join(ROOT, 'build');
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The Node.js that is downloaded for generators that need a newer one than this process. */
const NODE_VERSION = '22.23.3';

/** A generator of documentation sites, set up as its own template does it. */
interface Peer {
  /** The name of its folder in `peers/`. */
  id: string;
  /** The name and the version, for the tables. */
  title: string;
  manifest: { dependencies: Record<string, string> };
  /** The folder of its pages. */
  pages: string;
  /** Its program, below `node_modules`. */
  program: string;
  /** The folder that it writes the site to. */
  output: string;
  /** The oldest version of Node.js that it runs on. */
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

/** A built site. */
export interface Site {
  title: string;
  dir: string;
}

/**
 * Returns the program of this Node.js, or of one from npm if this one is older than wanted.
 *
 * @throws Error if npm has none for this machine
 */
async function findNode(wanted: string): Promise<string> {
  if (gte(process.versions.node, wanted)) {
    return process.execPath;
  }
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const dir = await cachePackages('bench/node', { dependencies: { [name]: NODE_VERSION } });
  return path.join(dir, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}

async function buildPeer(peer: Peer, copies: readonly MarkdownCopy[]): Promise<Site> {
  const home = await cachePackages(`bench/${peer.id}`, peer.manifest);
  // The site finds its packages in the folder above.
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
 * Builds this site unless it is built, and the peers from its Markdown copies.
 *
 * @returns the sites, this one first
 * @throws Error with the program's output if a site can't be built
 */
export async function buildSites(): Promise<Site[]> {
  if (!fs.existsSync(path.join(BUILD, '404.html'))) {
    console.log('Building this site …');
    await runNpm(['run', 'build'], ROOT);
  }
  const copies = readMarkdownCopies(BUILD);
  const sites: Site[] = [{ title: 'this site', dir: BUILD }];
  for (const peer of PEERS) {
    sites.push(await buildPeer(peer, copies));
  }
  return sites;
}
