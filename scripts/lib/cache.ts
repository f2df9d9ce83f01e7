import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { runNpm } from './npm';

/** The cache of the project, which git ignores. */
export const CACHE = path.resolve(__dirname, '../../.cache');

/** Matches the name of a folder that isn't complete yet: `<name>.<pid>.new`. */
const UNFINISHED = /\.(\d+)\.new$/;

/** Returns twelve digits that change with each of the texts, for the name of what is made from them. */
export const getHash = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns whether a folder has an earlier state, or was left behind by a process that was killed. */
function isStale(name: string, current: string): boolean {
  const pid = UNFINISHED.exec(name)?.[1];
  return pid === undefined ? name !== current : !isRunning(Number(pid));
}

const exists = (dir: string): Promise<boolean> =>
  fs.access(dir).then(
    () => true,
    () => false,
  );

/**
 * Creates a folder unless an earlier run has, and removes the other folders beside it. The folder gets its name when
 * it is complete, so another process never finds half of it; of two processes that create it at the same time, the
 * first one wins.
 *
 * @param dir - the folder, in a parent with no other content; its name identifies what it is made from
 * @param create - creates the folder that it is given
 * @returns `dir`
 */
export async function cacheFolder(
  dir: string,
  create: (dir: string) => Promise<void>,
): Promise<string> {
  if (await exists(dir)) {
    return dir;
  }
  const parent = path.dirname(dir);
  const unfinished = `${dir}.${process.pid}.new`;
  await fs.mkdir(parent, { recursive: true });
  try {
    await create(unfinished);
    await fs.rename(unfinished, dir).catch(async (error: unknown) => {
      if (!(await exists(dir))) {
        throw error;
      }
    });
  } finally {
    await fs.rm(unfinished, { recursive: true, force: true });
  }
  const stale = (await fs.readdir(parent)).filter((name) => isStale(name, path.basename(dir)));
  await Promise.all(
    stale.map((name) => fs.rm(path.join(parent, name), { recursive: true, force: true })),
  );
  return dir;
}

/**
 * Installs packages apart from the site's own, unless an earlier run has.
 *
 * @param name - the name of a folder in the cache, which has the latest installation only
 * @param manifest - the content of `package.json`
 * @returns the folder with `package.json`, `package-lock.json` and `node_modules`
 */
export async function cachePackages(
  name: string,
  manifest: { dependencies?: Record<string, string> },
): Promise<string> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  return cacheFolder(path.join(CACHE, name, getHash(text)), async (dir) => {
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
