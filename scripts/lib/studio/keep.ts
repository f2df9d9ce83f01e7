import fs from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../hashOf';
import { keepFolder } from '../keepFolder';
import { runNpm } from '../npm';

const ROOT = path.resolve(__dirname, '../../..');

interface KeepOptions {
  /** Ignored by git; only the latest state of one manifest is kept there. */
  cache?: string;
  /** Further flags for npm. */
  flags?: readonly string[];
}

/**
 * The folder that has Studio, and packages that apps use besides, installed as a reader does it. It is
 * kept, and made when it is not there.
 *
 * @param manifest `package.json`
 * @returns the folder that has `package.json`, its lock file and the `node_modules`
 */
export async function keepStudio(
  manifest: object,
  { cache = '.cache/studio', flags = [] }: KeepOptions = {},
): Promise<string> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const folder = path.join(ROOT, cache, hashOf(text));
  return keepFolder(folder, async (dir) => {
    console.log(`Installing Studio into ${path.relative(ROOT, folder)} …`);
    await fs.mkdir(dir, { recursive: true });
    await fs.writeFile(path.join(dir, 'package.json'), text);
    await runNpm(
      ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', ...flags],
      dir,
    );
  });
}
