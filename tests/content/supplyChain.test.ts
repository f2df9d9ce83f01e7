/** Checks the packages in all lockfiles: integrity hashes, known vulnerabilities, install scripts, and licenses. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

interface LockfileEntry {
  name?: string;
  version: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  license?: string;
}

/**
 * Licenses of packages that the site may use and publish. NOTICE.md contains the notices of published packages. MPL-2.0
 * requires publishing changes to its files, but the site changes none.
 */
const ALLOWED_LICENSES = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
  ],
  ...['MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
  // The packages with these licenses contain data about browser support and common misspellings.
  ...['CC-BY-4.0', 'CC BY-SA 4.0'],
]);

/** Packages that declare no license, but contain a license file, which was verified to be MIT. */
const PACKAGES_WITH_MIT_FILE = ['eval', 'format', 'require-like'];

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Checks an SPDX expression. All licenses joined by AND, and at least one of those joined by OR, must be allowed. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ALLOWED_LICENSES.has(name)));

it('contains only packages with an allowed license', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, LockfileEntry>;
  };
  const unknown = Object.entries(packages)
    .filter(([at, { link }]) => at !== '' && !link)
    .map(([at, { license }]) => ({ name: at.replace(/^.*node_modules\//, ''), license }))
    .filter(({ name, license }) => license !== undefined || !PACKAGES_WITH_MIT_FILE.includes(name))
    .filter(({ license = '' }) => !isAllowed(license));
  expect(unknown).toEqual([]);
});
