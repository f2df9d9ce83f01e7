import path from 'node:path';
import { hashOf } from '../../scripts/lib/hashOf';
import { keepFolder } from '../../scripts/lib/keepFolder';
import { type PinnedPackage, unpackPackage } from '../../scripts/lib/npm';

/** What Studio's pages speak of, as npm has it; hundreds of packages that these need are left out. */
const PACKAGES: readonly PinnedPackage[] = [
  {
    name: '@toolpad/studio',
    version: '0.13.0',
    integrity:
      'sha512-0gbJBaJQYrFI7MPR0Wj60sbfxpG55RNlEACq24l/pDKdwyCtOA/Sj8egSiDuhlv8n3wtawF15lIa0FPSSpvMzQ==',
  },
  {
    name: '@toolpad/studio-components',
    version: '0.13.0',
    integrity:
      'sha512-Gw2ZcUpIatn2YxJJ8jjjlL5EtzhpjcM2vECcO8Cvomf6INE3iqvihKQUx/NmmiQexzIfQd0xNJ1jhdHOPxExWA==',
  },
  {
    name: '@toolpad/studio-runtime',
    version: '0.13.0',
    integrity:
      'sha512-wDvAK/+6zzgC46m4/DqAsUYqxANv8dwC0HDz8ltUD3Ss9FCqeUmJhGJrjLN1ikQJZZ7SKttx4aUu4lW3bKYFuQ==',
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
