import fs from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from './hashOf';
import { keepFolder } from './keepFolder';
import { runNpm } from './npm';

/** Ignored by git. */
const CACHE = path.resolve(__dirname, '../../.cache');

/** `package.json`, as far as it is looked at. */
interface Manifest {
  dependencies?: Record<string, string>;
}

/**
 * A folder that has packages installed, apart from the site's. It is kept, and made when it is not there.
 *
 * @param name of a folder of the cache, which holds the latest state of one manifest alone
 * @param manifest `package.json`
 * @returns the folder that has `package.json`, its lock file and the `node_modules`
 */
export async function keepPackages(name: string, manifest: Manifest): Promise<string> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const folder = path.join(CACHE, name, hashOf(text));
  return keepFolder(folder, async (dir) => {
    const packages = Object.keys(manifest.dependencies ?? {}).join(', ');
    console.log(`Installing ${packages} into .cache/${name} …`);
    await fs.mkdir(dir, { recursive: true });
    await fs.writeFile(path.join(dir, 'package.json'), text);
    await runNpm(
      ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
      dir,
    );
  });
}
