import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { runNpm } from './npm';

/** The project's cache folder, which git ignores. */
export const CACHE_DIR = path.resolve(__dirname, '../../.cache');

/**
 * Returns the first twelve hexadecimal digits of a hash of the given strings. They name a file or folder that is
 * created from these strings.
 */
export const getHash = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);

const pathExists = (dir: string): Promise<boolean> =>
  fs.access(dir).then(
    () => true,
    () => false,
  );

/**
 * Creates a folder unless an earlier run has created it, and removes the sibling folders. The folder gets its name when
 * it is complete, so that other processes never use an incomplete folder. If two processes create it at the same time,
 * the first one wins.
 *
 * @param dir - the folder, whose parent has no other content; its name identifies its sources
 * @param create - creates the folder at the given path
 * @returns `dir`
 */
export async function cacheFolder(
  dir: string,
  create: (dir: string) => Promise<void>,
): Promise<string> {
  if (await pathExists(dir)) {
    return dir;
  }
  const parent = path.dirname(dir);
  const unfinished = `${dir}.${process.pid}.new`;
  await fs.mkdir(parent, { recursive: true });
  try {
    await create(unfinished);
    await fs.rename(unfinished, dir).catch(async (error: unknown) => {
      if (!(await pathExists(dir))) {
        throw error;
      }
    });
  } finally {
    await fs.rm(unfinished, { recursive: true, force: true });
  }
  // Another process may be creating an unfinished folder.
  const stale = (await fs.readdir(parent)).filter(
    (name) => name !== path.basename(dir) && !name.endsWith('.new'),
  );
  await Promise.all(
    stale.map((name) => fs.rm(path.join(parent, name), { recursive: true, force: true })),
  );
  return dir;
}

/**
 * Installs packages separately from the site's own, unless an earlier run has installed them.
 *
 * @param name - the name of a folder in the cache; the folder contains only the latest installation
 * @param manifest - the content of `package.json`
 * @returns the folder with `package.json`, `package-lock.json`, and `node_modules`
 */
export async function cachePackages(
  name: string,
  manifest: { dependencies?: Record<string, string> },
): Promise<string> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  return cacheFolder(path.join(CACHE_DIR, name, getHash(text)), async (dir) => {
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
