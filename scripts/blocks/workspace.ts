import fs from 'node:fs/promises';
import path from 'node:path';
import { CACHE_DIR, cacheFolder, getHash } from '../lib/cache';
import { type PinnedPackage, runNpm, unpackPackage } from '../lib/npm';
import { ROOT } from '../lib/readPages';

/** The folder of the manifests, which pin exact versions. */
const MANIFEST_DIR = path.join(__dirname, 'workspace');
const MANIFEST_FILES = ['package.json', 'package-lock.json', 'types-only.json'];

async function installPackages(dir: string): Promise<void> {
  await fs.mkdir(dir, { recursive: true });
  await Promise.all(
    MANIFEST_FILES.map((name) => fs.copyFile(path.join(MANIFEST_DIR, name), path.join(dir, name))),
  );
  // The optional packages are compilers and image libraries, which type checking doesn't need.
  await runNpm(['ci', '--omit=optional', '--no-audit', '--no-fund', '--ignore-scripts'], dir);
  // The blocks need only the types of these packages, without their hundreds of dependencies.
  const types = await fs.readFile(path.join(dir, 'types-only.json'), 'utf8');
  for (const pinned of JSON.parse(types) as PinnedPackage[]) {
    await unpackPackage(pinned, path.join(dir, 'node_modules', pinned.name));
  }
  // The manifests are deleted, because tools that search the project would find a second package with the same name.
  await Promise.all(MANIFEST_FILES.map((name) => fs.rm(path.join(dir, name))));
}

/** Installs the packages that blocks import, unless they are already installed, and returns the folder. */
export async function prepareWorkspace(): Promise<string> {
  const texts = MANIFEST_FILES.map((name) => fs.readFile(path.join(MANIFEST_DIR, name), 'utf8'));
  const dir = path.join(CACHE_DIR, 'blocks', getHash((await Promise.all(texts)).join('')));
  return cacheFolder(dir, async (unfinished) => {
    console.log(`Installing the packages that blocks import into ${path.relative(ROOT, dir)} …`);
    await installPackages(unfinished);
  });
}
