import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The version whose reference the site shows, and one React for all of its packages. */
export const STUDIO = { version: '0.13.0', react: '19.0.0' };

/** What is installed, and nothing floats: the same facts come out on every machine. */
const MANIFEST = {
  name: 'studio-reference-packages',
  private: true,
  dependencies: {
    '@toolpad/studio': STUDIO.version,
    react: STUDIO.react,
    'react-dom': STUDIO.react,
    // What the apps of some pages use.
    leaflet: '1.9.4',
    qrcode: '1.5.4',
    three: '0.187.0',
    // The land on their maps.
    'topojson-client': '3.1.0',
    'world-atlas': '2.0.2',
    // Develops the clips of the pages.
    sharp: '0.35.5',
  },
  // The next patch of this one is not to be had from the registry.
  overrides: { 'typedarray.prototype.slice': '1.0.5' },
};

/**
 * Installs Studio into a folder of its own: its dependencies must not meet the site's.
 *
 * @returns {Promise<string>} the folder that has the `node_modules`
 */
export async function installStudio() {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'studio-reference-'));
  try {
    await fs.writeFile(path.join(folder, 'package.json'), JSON.stringify(MANIFEST));
    await run(
      'npm',
      ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'],
      { cwd: folder },
    );
  } catch (error) {
    await fs.rm(folder, { recursive: true });
    throw error;
  }
  return folder;
}

/**
 * @param {string} folder the folder that has the `node_modules`
 * @throws Error if another version is there than the reference is for
 */
export async function checkVersion(folder) {
  for (const name of ['studio', 'studio-components', 'studio-runtime']) {
    const file = path.join(folder, 'node_modules/@toolpad', name, 'package.json');
    const { version } = JSON.parse(await fs.readFile(file, 'utf8'));
    if (version !== STUDIO.version) {
      throw new Error(
        `Expected @toolpad/${name} ${STUDIO.version} in ${folder}, found ${version}.`,
      );
    }
  }
}
