import { type Descriptions, withDescriptions } from './describe';
import ours from './descriptions.json';
import type { InstalledPackage } from './packages';
import { readPackages } from './read/read';
import type { References } from './reference';

/** Reads packages as pages show them: with the site's descriptions. Takes seconds. */
export default function readReferences(packages: InstalledPackage[]): References[] {
  return readPackages(packages).map((references) =>
    Object.fromEntries(
      Object.entries(references).map(([name, reference]) => [
        name,
        withDescriptions(reference, ours as Descriptions),
      ]),
    ),
  );
}
