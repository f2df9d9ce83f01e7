/** Checks the licenses of the packages in the lockfile. */
import fs from 'node:fs';
import path from 'node:path';

interface LockfileEntry {
  link?: boolean;
  license?: string;
}

/**
 * Licenses of packages that the site may use and publish. NOTICE.md contains the notices of published packages. MPL-2.0
 * requires publishing changes to its files, but the site changes none.
 */
const ALLOWED_LICENSES = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
  // The packages with these licenses contain data about browser support and common misspellings.
  ...['CC-BY-4.0', 'CC BY-SA 4.0'],
]);

/** Packages that declare no license, but contain a license file, which was verified to be MIT. */
const PACKAGES_WITH_MIT_FILE = ['eval', 'format', 'require-like'];

/** Checks an SPDX expression. All licenses joined by AND, and at least one of those joined by OR, must be allowed. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ALLOWED_LICENSES.has(name)));

it('contains only packages with an allowed license', () => {
  const lockfile = fs.readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockfileEntry> };
  const unknown = Object.entries(packages)
    .filter(([at, { link }]) => at !== '' && !link)
    .map(([at, { license }]) => ({ name: at.replace(/^.*node_modules\//, ''), license }))
    .filter(({ name, license }) => license !== undefined || !PACKAGES_WITH_MIT_FILE.includes(name))
    .filter(({ license = '' }) => !isAllowed(license));
  expect(unknown).toEqual([]);
});
