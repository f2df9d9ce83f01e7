import { cached } from '../../shared/compilerCache';
import { announce } from '../../shared/node/announce';
import { type Descriptions, withDescriptions } from './describe';
import ours from './descriptions.json';
import { formatReference } from './format';
import type { VersionOption } from './options';
import { findPackage, type InstalledPackage } from './packages';
import type { Reference, References } from './reference';

async function compute(packages: InstalledPackage[]): Promise<References[]> {
  announce(
    `the API tables of ${packages.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
  );
  // The compiler is loaded only when there is something to read.
  const { readPackages } = await import('./read/read');
  return Promise.all(
    readPackages(packages).map(async (references) =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(references).map(
            async ([name, reference]) =>
              [
                name,
                await formatReference(withDescriptions(reference, ours as Descriptions)),
              ] as const,
          ),
        ),
      ),
    ),
  );
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
