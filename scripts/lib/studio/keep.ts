import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { keepFolder } from '../keepFolder';
import { runNpm } from '../npm';

/** Ignored by git; a folder for each manifest. */
const CACHE = '.cache/studio';

/**
 * The folder that has Studio, and packages that apps use besides, installed as a reader does it. It is
 * kept, and made when it is not there.
 *
 * @param manifest `package.json`
 * @param say told before an installation, which takes minutes
 * @returns the folder that has `package.json`, its lock file and the `node_modules`
 */
export async function keepStudio(
  siteDir: string,
  manifest: object,
  say: (line: string) => void,
): Promise<string> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const hash = createHash('sha256').update(text).digest('hex');
  const folder = path.join(siteDir, CACHE, hash.slice(0, 12));
  const isThere = await fs.access(folder).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    say(`Installing Studio into ${path.relative(siteDir, folder)} …`);
    await keepFolder(folder, async (dir) => {
      await fs.mkdir(dir, { recursive: true });
      await fs.writeFile(path.join(dir, 'package.json'), text);
      await runNpm(
        ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'],
        dir,
      );
    });
  }
  return folder;
}
