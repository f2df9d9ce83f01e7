import fs from 'node:fs/promises';
import path from 'node:path';
import { SHELL_LANGUAGES } from '../../../plugins/code/node/shellLanguages';
import { getMetaValue } from '../../../plugins/code/shared/metaValue';
import { cachePackages } from '../../../scripts/lib/cache';
import { type Fence, findFences } from '../../../scripts/lib/fences';
import { readPages } from '../../../scripts/lib/readPages';
import { linkFolder } from '../../support/copySite';

/** The page that contains `package.json`. */
const INSTALLATION_PAGE = 'docs-studio/getting-started/installation.mdx';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = ({ meta, code }: Fence): Manifest =>
  getMetaValue(meta, 'title') === 'package.json' ? (JSON.parse(code) as Manifest) : {};

/** Returns the exact package versions in a code block, which is a manifest or a command. */
function findPackages(fence: Fence): [name: string, version: string][] {
  const { dependencies, devDependencies } = readManifest(fence);
  const lines = SHELL_LANGUAGES.includes(fence.language)
    ? fence.code.match(/^npm install .+$/gm)
    : [];
  const words = (lines ?? []).flatMap((line) => [...line.matchAll(/\s(@?[^@\s]+)@(\d\S*)/g)]);
  return [
    ...Object.entries({ ...dependencies, ...devDependencies }),
    ...words.map(([, name = '', version = '']): [string, string] => [name, version]),
  ];
}

/**
 * Installs the packages on Studio's pages, unless an earlier run has installed them.
 *
 * @returns the folder with `node_modules`
 * @throws if pages name different versions of a package
 */
async function cacheStudio(): Promise<string> {
  const pages = readPages([], ['docs-studio']);
  const dependencies: Record<string, string> = {};
  for (const [name, version] of pages.flatMap(findFences).flatMap(findPackages)) {
    dependencies[name] ??= version;
    if (dependencies[name] !== version) {
      throw new Error(`Expected ${name} ${dependencies[name]} on all pages, found ${version}.`);
    }
  }
  const installation = pages
    .filter(({ path: page }) => page === INSTALLATION_PAGE)
    .flatMap(findFences);
  const manifest = installation.map(readManifest).find((one) => one.dependencies);
  return cachePackages('studio', { ...manifest, dependencies });
}

/** Copies `node_modules` as hard links, which is faster than copying the files. */
export async function linkModules(from: string, to: string): Promise<void> {
  linkFolder(from, to);
  // npm changes this file, so it can't be a hard link.
  const list = '.package-lock.json';
  await fs.rm(path.join(to, list));
  await fs.copyFile(path.join(from, list), path.join(to, list));
}

/** Installs Studio in a folder, which the guides require. */
export async function installStudio(folder: string): Promise<void> {
  const packages = await cacheStudio();
  await linkModules(path.join(packages, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of ['package.json', 'package-lock.json']) {
    await fs.copyFile(path.join(packages, name), path.join(folder, name));
  }
  await fs.mkdir(path.join(folder, 'toolpad/resources'), { recursive: true });
}
