/**
 * What is installed is what was reviewed: the bytes by their hashes, no version with a known hole, no
 * script that runs at installation unless it is allowed by name, and no licence that nobody has read.
 */
import fs from 'node:fs';
import path from 'node:path';
import subset from 'semver/ranges/subset';
import { filesBelow } from '../../plugins/shared/node/files';

const ROOT = path.join(__dirname, '../..');

/** What a lockfile says of an installed package. */
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
 * Licences that let us build with a package and ship what is built. What ships has its notice in NOTICE.md;
 * a file under MPL-2.0 would have to be offered if it were changed, and none is.
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
  // Data: which browser knows what, and words that are often misspelt.
  ...['CC-BY-4.0', 'CC BY-SA 4.0'],
]);

/** Packages that say their licence in a file alone; each is MIT, and was read. */
const MIT_BY_FILE = ['eval', 'format', 'require-like'];

/** The versions of a package that may be installed, and why no others. */
const ALLOWED = {
  // Older ones run code that was written into what they serialize.
  'serialize-javascript': '>=7.0.5',
};

/** What is installed, made or kept here, and not committed. */
const MADE = /^(?:node_modules|build|\.)/;

const LOCKS = fs
  .readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => !MADE.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? filesBelow(path.join(ROOT, entry.name)).map((file) => path.join(entry.name, file))
      : [entry.name],
  )
  .filter((file) => path.basename(file) === 'package-lock.json');

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

it('finds the lockfiles', () => {
  expect(LOCKS).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'scripts/verify/blocks/workspace/package-lock.json',
    ]),
  );
});

describe.each(LOCKS)('%s', (lockfile) => {
  const beside = (name: string) => path.join(path.dirname(lockfile), name);
  const { packages } = JSON.parse(read(lockfile)) as { packages: Record<string, Entry> };
  const installed = Object.entries(packages)
    .filter(([at, { link }]) => at !== '' && !link)
    .map(([at, entry]) => ({
      ...entry,
      name: entry.name ?? at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length),
      at,
    }));

  it('has the hash of every package', () => {
    const without = installed.filter(({ integrity, inBundle }) => !inBundle && !integrity);
    expect(without.map(({ at }) => at)).toEqual([]);
  });

  it.each(Object.entries(ALLOWED))('has %s %s', (name, allowed) => {
    const others = installed.filter(
      (entry) => entry.name === name && !subset(entry.version, allowed),
    );
    expect(others.map(({ at, version }) => `${at} ${version}`)).toEqual([]);
  });

  it('names the packages with a script for their installation, and allows none', () => {
    const { allowScripts } = JSON.parse(read(beside('package.json'))) as {
      allowScripts: Record<string, boolean>;
    };
    const names = installed.filter(({ hasInstallScript }) => hasInstallScript);
    const expected = [...new Set(names.map(({ name }) => name))].sort();
    expect(allowScripts).toEqual(Object.fromEntries(expected.map((name) => [name, false])));
    expect(read(beside('.npmrc'))).toMatch(/^ignore-scripts=true$/m);
  });
});

/** Checks an SPDX expression: one of the licenses joined by OR, and all of those joined by AND, must be allowed. */
const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => LICENSES.has(name)));

it('has packages under licences that allow what is done with them', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> };
  const unread = Object.entries(packages)
    .filter(([at, { link }]) => at !== '' && !link)
    .map(([at, { license }]) => ({ name: at.replace(/^.*node_modules\//, ''), license }))
    .filter(({ name, license }) => license !== undefined || !MIT_BY_FILE.includes(name))
    .filter(({ license = '' }) => !isAllowed(license));
  expect(unread).toEqual([]);
});
