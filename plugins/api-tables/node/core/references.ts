import fs from 'node:fs';
import path from 'node:path';
import { withWorkers } from '../../../shared/node/workers';
import type { PackageOption, VersionOption } from './options';
import type { Reference, References } from './reference';

export interface InstalledPackage {
  name: string;
  version: string;
  /** The folder's real path, with a trailing slash. The compiler also reports real paths. */
  directory: string;
  /** The path of the package's main declaration file. */
  types: string;
  /** The URL of the source folder, at the Git tag of the version. */
  sourceUrl?: string;
}

interface Manifest {
  version: string;
  types?: string;
  repository?: { url?: string; directory?: string };
}

function getInstallCommand({ name, version, alias }: PackageOption): string {
  const target = alias ? `${alias}@npm:${name}` : name;
  return `npm install --save-exact ${target}@${version}`;
}

/** Returns the URL of the source folder on GitHub, according to the `repository` field of package.json. */
function getSourceUrl({ version, repository }: Manifest): string | undefined {
  const web = /https:\/\/github\.com\/[^/]+\/[^/.]+/.exec(repository?.url ?? '')?.[0];
  return web && `${web}/tree/v${version}/${repository?.directory ?? '.'}/src/`;
}

/**
 * Finds an installed package.
 *
 * @throws Error with the install command, if the package is missing or has a different version
 */
export function findPackage(siteDir: string, option: PackageOption): InstalledPackage {
  const { name, version, alias } = option;
  const folder = path.join(siteDir, 'node_modules', alias ?? name);
  const expected = `The API reference expected ${name} ${version} in ${folder}`;
  const manifestFile = path.join(folder, 'package.json');
  if (!fs.existsSync(manifestFile)) {
    throw new Error(`${expected}, but found no package. Run: ${getInstallCommand(option)}`);
  }
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Manifest;
  if (manifest.version !== version) {
    throw new Error(
      `${expected}, but found ${manifest.version}. Run: ${getInstallCommand(option)}, or change ` +
        `the version to ${manifest.version} in the options of plugins/api-tables/node/core.`,
    );
  }
  const real = fs.realpathSync(folder);
  const types = path.join(real, manifest.types ?? 'index.d.ts');
  return { name, version, directory: `${real}/`, types, sourceUrl: getSourceUrl(manifest) };
}

/**
 * Reads the packages of a docs version in a worker thread. The compiler uses 200 MB of memory, which is freed when the
 * thread ends.
 */
export async function loadReferences(
  siteDir: string,
  { packages }: VersionOption,
): Promise<References[]> {
  const installed = packages.map((option) => findPackage(siteDir, option));
  console.info(
    `Building the API tables of ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')} …`,
  );
  return (await withWorkers(require.resolve('./readReferences'), (run) =>
    run(installed),
  )) as References[];
}

/**
 * Finds the reference of an export.
 *
 * @param references - the references of the version's packages
 * @param page - the page that documents the export, for the error message
 * @throws Error that lists all exports, if there is no such export
 */
export function findReference(
  references: readonly References[],
  name: string,
  { packages }: Pick<VersionOption, 'packages'>,
  page: string,
): Reference {
  const found = references.find((exported) => Object.hasOwn(exported, name))?.[name];
  if (!found) {
    const names = [...new Set(references.flatMap((exported) => Object.keys(exported)))].sort();
    const searched = packages.map((option) => `${option.name} ${option.version}`).join(' or ');
    throw new Error(
      `Expected the page ${page} to have the name of a component or hook that ${searched} exports, ` +
        `found <ApiReference name="${name}">. Available names: ${names.join(', ')}.`,
    );
  }
  return found;
}
