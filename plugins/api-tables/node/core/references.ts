import fs from 'node:fs';
import path from 'node:path';
import { announce } from '../../../shared/node/announce';
import { cached } from '../../../shared/node/compilerCache';
import { withWorkers } from '../../../shared/node/workers';
import type { PackageOption, VersionOption } from './options';
import type { Reference, References } from './reference';

/** An installed package. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Its folder, with symbolic links followed as the compiler does, and a slash at its end. */
  directory: string;
  /** Its declaration file. */
  types: string;
  /** The folder of its sources on the web, in the state of this version. */
  sourceUrl?: string;
}

interface Manifest {
  version: string;
  types?: string;
  repository?: { url?: string; directory?: string };
}

function installCommand({ name, version, alias }: PackageOption): string {
  return alias
    ? `npm install --save-exact ${alias}@npm:${name}@${version}`
    : `npm install --save-exact ${name}@${version}`;
}

/** `git+https://host/owner/name.git` → where the folders of a tag are shown. */
function sourceUrlOf({ version, repository }: Manifest): string | undefined {
  const web = /https:\/\/github\.com\/[^/]+\/[^/.]+/.exec(repository?.url ?? '')?.[0];
  return web && `${web}/tree/v${version}/${repository?.directory ?? '.'}/src/`;
}

/**
 * Finds a package and makes sure that it is the version whose types the pages are to show.
 *
 * @throws Error that says what to install, if it is missing or another version
 */
export function findPackage(siteDir: string, option: PackageOption): InstalledPackage {
  const { name, version, alias, directory } = option;
  const folder = directory ?? path.join(siteDir, 'node_modules', alias ?? name);
  const expected = `The API reference expected ${name} ${version} in ${folder}`;
  const manifestFile = path.join(folder, 'package.json');
  if (!fs.existsSync(manifestFile)) {
    throw new Error(`${expected}, but nothing is there. Run: ${installCommand(option)}`);
  }
  const manifest = JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as Manifest;
  if (manifest.version !== version) {
    throw new Error(
      `${expected}, but found ${manifest.version}. Run: ${installCommand(option)}, or name ` +
        `${manifest.version} in the options of plugins/api-tables/node/core.`,
    );
  }
  const real = fs.realpathSync(folder);
  const types = path.join(real, manifest.types ?? 'index.d.ts');
  if (!fs.existsSync(types)) {
    throw new Error(
      `${expected} to have type declarations, but ${types} is missing. Reinstall the package, or ` +
        'correct "types" in its package.json.',
    );
  }
  return { name, version, directory: `${real}/`, types, sourceUrl: sourceUrlOf(manifest) };
}

/** In a thread of its own: what the compiler knows then, 200 MB, is gone with it. */
async function compute(packages: InstalledPackage[]): Promise<References[]> {
  announce(
    `the API tables of ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
  );
  return (await withWorkers(require.resolve('./readReferences'), (run) =>
    run(packages),
  )) as References[];
}

/** Reads the packages of a docs version, or takes what was read of them before. */
export async function referencesOf(
  siteDir: string,
  { packages }: VersionOption,
): Promise<References[]> {
  const installed = packages.map((option) => findPackage(siteDir, option));
  return cached(
    { siteDir, kind: 'api-reference', key: JSON.stringify(installed), askedBy: __dirname },
    () => compute(installed),
  );
}

/**
 * The reference of an export.
 *
 * @throws Error that names the exports there are
 */
export function findReference(references: readonly References[], name: string): Reference {
  const found = references.find((exported) => Object.hasOwn(exported, name))?.[name];
  if (!found) {
    const names = [...new Set(references.flatMap((exported) => Object.keys(exported)))].sort();
    const [any] = references.flatMap((exported) => Object.values(exported));
    throw new Error(
      `Expected the name of a component or hook that ${any?.package ?? 'the package'} exports, ` +
        `found "${name}". There are: ${names.join(', ')}.`,
    );
  }
  return found;
}
