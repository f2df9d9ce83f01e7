import fs from 'node:fs';
import path from 'node:path';
import { memoize } from '../../../shared/memoize';
import type { CodeStyling, DemoPackages } from '../../shared/types';

/** The development dependencies of every demo project. */
const DEV_PACKAGES = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];

interface Manifest {
  name?: string;
  version: string;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const readManifest = memoize(
  (file: string): Manifest => JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest,
);

/**
 * Returns the dependencies of a demo project, in the exact versions that this site is built and tested with.
 *
 * @param imported - the packages that the demo's files import
 * @param siteDir - the folder that contains `node_modules`
 * @param aliases - the installed packages that replace imported ones
 */
export function getDemoPackages(
  imported: readonly string[],
  styling: CodeStyling,
  siteDir: string,
  aliases: Record<string, string> = {},
): DemoPackages {
  const getManifest = (name: string): Manifest =>
    readManifest(path.join(siteDir, 'node_modules', aliases[name] ?? name, 'package.json'));

  /**
   * Returns a version such as `1.2.3`, or `npm:@toolpad/core@0.16.0` for a package that is installed under an alias.
   */
  const getVersion = (installedAs: string): string => {
    const { name = installedAs, version } = getManifest(installedAs);
    return name === installedAs ? version : `npm:${name}@${version}`;
  };
  const pin = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, getVersion(name)]));

  const dependencies = new Set(['react', 'react-dom', ...imported]);
  // The loop also visits the peer dependencies that it adds.
  for (const name of dependencies) {
    // MUI declares Emotion as an optional peer dependency, because there is an alternative style engine. One of the two
    // is required, so demo projects install Emotion.
    if (name === '@mui/material') {
      dependencies.add('@emotion/react').add('@emotion/styled');
    }
    const { peerDependencies = {}, peerDependenciesMeta = {} } = getManifest(name);
    Object.keys(peerDependencies)
      .filter((peer) => !peerDependenciesMeta[peer]?.optional)
      .forEach((peer) => dependencies.add(peer));
  }
  const devDependencies = pin(DEV_PACKAGES);
  if (styling === 'Tailwind CSS') {
    // Tailwind CSS releases its packages together and with the same version number. This site installs only one of
    // them.
    devDependencies['@tailwindcss/vite'] = getVersion('tailwindcss');
    devDependencies.tailwindcss = getVersion('tailwindcss');
  }
  return { dependencies: pin([...dependencies].sort()), devDependencies };
}
