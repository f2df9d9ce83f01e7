import path from 'node:path';
import compare from 'semver/functions/compare';
import { hashOf } from '../hashOf';
import { keepFolder } from '../keepFolder';
import { type PinnedPackage, runNpm, unpackPackage } from '../npm';
import type { Version } from './declared';

/** Ignored by git; a folder for each state of the registry. */
const CACHE = '.cache/features';

interface Answer {
  version: string;
  'dist.integrity': string;
}

/** A version that another one replaced is read, too: projects have it, and a patch may bring something. */
async function listVersions(name: string, siteDir: string, npm = runNpm): Promise<PinnedPackage[]> {
  // The range leaves out prereleases: npm installs none, unless somebody asks for it by name.
  const query = ['view', `${name}@>=0`, 'version', 'dist.integrity', '--json'];
  const answers = JSON.parse(await npm(query, siteDir)) as Answer[];
  return answers
    .map(({ version, 'dist.integrity': integrity }) => ({ name, version, integrity }))
    .sort((one, other) => compare(one.version, other.version));
}

/**
 * Fetches all published versions of a package, without what they depend on. What was fetched before is
 * taken from the cache; the site's own packages resolve what the declarations import.
 *
 * @param say told before anything is fetched, which takes a while
 * @param npm faked in tests
 * @returns the versions, the oldest first
 * @throws {Error} if npm cannot get them
 */
export async function fetchVersions(
  siteDir: string,
  name: string,
  say: (line: string) => void,
  npm = runNpm,
): Promise<Version[]> {
  const packages = await listVersions(name, siteDir, npm);
  const dir = path.join(siteDir, CACHE, hashOf(JSON.stringify(packages)));
  // Tools that look through the project for packages leave out this folder.
  const folderOf = (root: string, version: string) => path.join(root, 'node_modules', version);
  await keepFolder(dir, async (unfinished) => {
    say(`Fetching ${packages.length} versions of ${name} into ${path.relative(siteDir, dir)} …`);
    for (const wanted of packages) {
      await unpackPackage(wanted, folderOf(unfinished, wanted.version), npm);
    }
  });
  return packages.map(({ version }) => ({ version, directory: folderOf(dir, version) }));
}
