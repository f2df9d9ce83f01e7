import fs from 'node:fs/promises';
import path from 'node:path';
import { SHELLS } from '../../../plugins/code/node/shells';
import { keepPackages } from '../../../scripts/lib/keepPackages';
import { linkFolder } from '../../../scripts/lib/linkFolder';
import { type Fence, fencesOf, metaValue } from '../../../scripts/verify/lib/fences';
import { readPages } from '../../../scripts/verify/lib/readPages';

/** Where readers learn what stands in `package.json`. */
const INSTALLATION = 'docs-studio/getting-started/installation.mdx';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestIn = ({ meta, code }: Fence): Manifest =>
  metaValue(meta, 'title') === 'package.json' ? (JSON.parse(code) as Manifest) : {};

/** The packages, and their exact versions, that a block names in a manifest or a command. */
function namedIn(fence: Fence): [name: string, version: string][] {
  const { dependencies, devDependencies } = manifestIn(fence);
  const lines = SHELLS.includes(fence.language) ? fence.code.match(/^npm install .+$/gm) : [];
  const words = (lines ?? []).flatMap((line) => [...line.matchAll(/\s(@?[^@\s]+)@(\d\S*)/g)]);
  return [
    ...Object.entries({ ...dependencies, ...devDependencies }),
    ...words.map(([, name = '', version = '']): [string, string] => [name, version]),
  ];
}

/**
 * Installs what Studio's pages have their readers install, or finds it installed.
 *
 * @returns the folder that has the `node_modules`
 * @throws {Error} if pages want different versions of a package
 */
export async function keepStudio(): Promise<string> {
  const pages = readPages([], ['docs-studio']);
  const dependencies: Record<string, string> = {};
  for (const [name, version] of pages.flatMap(fencesOf).flatMap(namedIn)) {
    dependencies[name] ??= version;
    if (dependencies[name] !== version) {
      throw new Error(`Expected ${name} ${dependencies[name]} on all pages, found ${version}.`);
    }
  }
  const installation = pages.filter(({ path: page }) => page === INSTALLATION).flatMap(fencesOf);
  const manifest = installation.map(manifestIn).find((one) => one.dependencies);
  return keepPackages('studio', { ...manifest, dependencies });
}

/** Copies a `node_modules` as links to its files. */
export async function linkModules(from: string, to: string): Promise<void> {
  linkFolder(from, to);
  // npm writes into its list, which must not be that of all projects.
  const list = '.package-lock.json';
  await fs.rm(path.join(to, list));
  await fs.copyFile(path.join(from, list), path.join(to, list));
}

/** Makes a folder one in which Studio has been installed, as the guides take for granted. */
export async function installStudio(folder: string): Promise<void> {
  const packages = await keepStudio();
  await linkModules(path.join(packages, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of ['package.json', 'package-lock.json']) {
    await fs.copyFile(path.join(packages, name), path.join(folder, name));
  }
  await fs.mkdir(path.join(folder, 'toolpad/resources'), { recursive: true });
}
