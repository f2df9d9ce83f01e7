import { type Descriptions, withDescriptions } from './describe';
import ours from './descriptions.json';
import { formatReference } from './format';
import type { InstalledPackage } from './packages';
import { readPackages } from './read/read';
import type { References } from './reference';

async function finished(references: References): Promise<References> {
  return Object.fromEntries(
    await Promise.all(
      Object.entries(references).map(
        async ([name, reference]) =>
          [name, await formatReference(withDescriptions(reference, ours as Descriptions))] as const,
      ),
    ),
  );
}

/** Reads packages as pages show them: with the site's descriptions, and formatted. Takes seconds. */
export default function readReferences(packages: InstalledPackage[]): Promise<References[]> {
  return Promise.all(readPackages(packages).map(finished));
}
