/** Checks the packages in all lockfiles: integrity hashes, known vulnerabilities, install scripts, and licenses. */
import fs from 'node:fs';
import path from 'node:path';
import subset from 'semver/ranges/subset';
import { listFiles } from '../../plugins/shared/node/files';

const ROOT = path.join(__dirname, '../..');

/** The entry of a package in a lockfile. */
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

/** The version ranges without known vulnerabilities, for packages whose older versions have some. */
const SAFE_VERSIONS = {
  // Older versions execute code in serialized data.
  'serialize-javascript': '>=7.0.5',
};

/** Matches the folders of installed and generated files, which aren't committed. */
const IGNORED_ENTRY = /^(?:node_modules|build|\.)/;

const LOCKFILES = fs
  .readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => !IGNORED_ENTRY.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? listFiles(path.join(ROOT, entry.name)).map((file) => path.join(entry.name, file))
      : [entry.name],
  )
  .filter((file) => path.basename(file) === 'package-lock.json');

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

it('finds all lockfiles', () => {
  expect(LOCKFILES).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'scripts/verify/blocks/workspace/package-lock.json',
    ]),
  );
});

describe.each(LOCKFILES)('%s', (lockfile) => {
  const getSiblingPath = (name: string) => path.join(path.dirname(lockfile), name);
  const { packages } = JSON.parse(read(lockfile)) as { packages: Record<string, LockfileEntry> };
  const installed = Object.entries(packages)
    .filter(([at, { link }]) => at !== '' && !link)
    .map(([at, entry]) => ({
      ...entry,
      name: entry.name ?? at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
      at,
    }));

  it('contains an integrity hash for every package', () => {
    const without = installed.filter(({ integrity, inBundle }) => !inBundle && !integrity);
    expect(without.map(({ at }) => at)).toEqual([]);
  });

  it.each(Object.entries(SAFE_VERSIONS))(
    'contains no vulnerable version of %s (safe: %s)',
    (name, allowed) => {
      const forbidden = installed.filter(
        (entry) => entry.name === name && !subset(entry.version, allowed),
      );
      expect(forbidden.map(({ at, version }) => `${at} ${version}`)).toEqual([]);
    },
  );

  it('lists all packages that have install scripts in allowScripts, and disables these scripts', () => {
    const { allowScripts } = JSON.parse(read(getSiblingPath('package.json'))) as {
      allowScripts: Record<string, boolean>;
    };
    const names = installed.filter(({ hasInstallScript }) => hasInstallScript);
    const expected = [...new Set(names.map(({ name }) => name))].sort();
    expect(allowScripts).toEqual(Object.fromEntries(expected.map((name) => [name, false])));
    expect(read(getSiblingPath('.npmrc'))).toMatch(/^ignore-scripts=true$/m);
  });
});

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
