import { cached } from '../../../shared/node/compilerCache';
import { announce } from '../../../shared/node/announce';
import { withWorkers } from '../../../shared/node/workers';
import type { VersionOption } from './options';
import { findPackage, type InstalledPackage } from './packages';
import type { Reference, References } from './reference';

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
