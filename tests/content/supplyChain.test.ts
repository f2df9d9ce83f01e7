/** Checks the installed packages: hashes, versions with known vulnerabilities, install scripts, and licenses. */
import fs from 'node:fs';
import path from 'node:path';
import subset from 'semver/ranges/subset';
import { listFiles } from '../../plugins/shared/node/files';

const ROOT = path.join(__dirname, '../..');

/** The entry of a package in a lockfile. */
interface Entry {
  name?: string;
  version: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  license?: string;
}

/**
 * Licenses that allow building with a package and publishing the result. NOTICE.md contains the notices of published
 * packages. MPL-2.0 requires publishing changes to its files, but the site changes none.
 */
const LICENSES = new Set([
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
  // These are licenses of data about browser support and common misspellings.
  ...['CC-BY-4.0', 'CC BY-SA 4.0'],
]);

/** Packages whose license is only in a file, which was verified to be MIT. */
const MIT_BY_FILE = ['eval', 'format', 'require-like'];

/** The allowed version ranges of packages with known vulnerabilities. */
const ALLOWED = {
  // Older versions execute code in serialized data.
  'serialize-javascript': '>=7.0.5',
};

/** Matches installed and generated files, which aren't committed. */
const GENERATED = /^(?:node_modules|build|\.)/;

const LOCKFILES = fs
  .readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => !GENERATED.test(name))
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
  const readBeside = (name: string) => path.join(path.dirname(lockfile), name);
  const { packages } = JSON.parse(read(lockfile)) as { packages: Record<string, Entry> };
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

  it.each(Object.entries(ALLOWED))(
    'contains no vulnerable version of %s, which would be outside %s',
    (name, allowed) => {
      const forbidden = installed.filter(
        (entry) => entry.name === name && !subset(entry.version, allowed),
      );
      expect(forbidden.map(({ at, version }) => `${at} ${version}`)).toEqual([]);
    },
  );

  it('lists all packages with install scripts, and disables the scripts', () => {
    const { allowScripts } = JSON.parse(read(readBeside('package.json'))) as {
      allowScripts: Record<string, boolean>;
    };
    const names = installed.filter(({ hasInstallScript }) => hasInstallScript);
    const expected = [...new Set(names.map(({ name }) => name))].sort();
    expect(allowScripts).toEqual(Object.fromEntries(expected.map((name) => [name, false])));
    expect(read(readBeside('.npmrc'))).toMatch(/^ignore-scripts=true$/m);
  });
});

/** Checks an SPDX expression. At least one license of an OR, and all licenses of an AND, must be allowed. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => LICENSES.has(name)));

it('contains only packages with an allowed license', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> };
  const unknown = Object.entries(packages)
    .filter(([at, { link }]) => at !== '' && !link)
    .map(([at, { license }]) => ({ name: at.replace(/^.*node_modules\//, ''), license }))
    .filter(({ name, license }) => license !== undefined || !MIT_BY_FILE.includes(name))
    .filter(({ license = '' }) => !isAllowed(license));
  expect(unknown).toEqual([]);
});
