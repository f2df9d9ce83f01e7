import path from 'node:path';
import { hashOf } from '../../scripts/lib/hashOf';
import { keepFolder } from '../../scripts/lib/keepFolder';
import { type PinnedPackage, unpackPackage } from '../../scripts/lib/npm';
import typesOnly from '../../scripts/verify/blocks/workspace/types-only.json';

/** What Studio's pages speak of, as npm has it; hundreds of packages that these need are left out. */
const PACKAGES: readonly PinnedPackage[] = [
  ...typesOnly,
  {
    name: '@toolpad/studio-components',
    version: '0.13.0',
    integrity:
      'sha512-Gw2ZcUpIatn2YxJJ8jjjlL5EtzhpjcM2vECcO8Cvomf6INE3iqvihKQUx/NmmiQexzIfQd0xNJ1jhdHOPxExWA==',
  },
];

const ROOT = path.resolve(__dirname, '../..');

/** Ignored by git. */
const CACHE = path.join(ROOT, '.cache/studio-packages');

/**
 * Unpacks the published packages of Studio when they are not there yet; they are never run.
 *
 * @returns the folder that holds `studio`, `studio-components` and `studio-runtime`
 * @throws {Error} if npm cannot get one, or has another one than is pinned here
 */
export async function studioPackages(): Promise<string> {
  return keepFolder(path.join(CACHE, hashOf(JSON.stringify(PACKAGES))), async (unfinished) => {
    for (const wanted of PACKAGES) {
      await unpackPackage(wanted, path.join(unfinished, path.basename(wanted.name)));
    }
  });
}
