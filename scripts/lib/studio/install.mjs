import { load } from '../load.mjs';

const { keepPackages } = load(import.meta.filename, '../keepPackages.ts');

/** The version whose reference the site shows, and one React for all of its packages. */
export const STUDIO = { version: '0.13.0', react: '19.0.0' };

/** What is installed, and nothing floats: the same facts come out on every machine. */
const MANIFEST = {
  name: 'studio-reference-packages',
  private: true,
  dependencies: {
    '@toolpad/studio': STUDIO.version,
    react: STUDIO.react,
    'react-dom': STUDIO.react,
    // What the apps of some pages use.
    leaflet: '1.9.4',
    qrcode: '1.5.4',
    three: '0.187.0',
    // The land on their maps.
    'topojson-client': '3.1.0',
    'world-atlas': '2.0.2',
    // Develops the clips of the pages.
    sharp: '0.35.5',
  },
  // The next patch of this one is not to be had from the registry.
  overrides: { 'typedarray.prototype.slice': '1.0.5' },
};

/**
 * Installs Studio into a folder of its own, or finds it installed: its dependencies must not meet the
 * site's.
 *
 * @returns {Promise<string>} the folder that has the `node_modules`; apps belong elsewhere
 */
export function installStudio() {
  return keepPackages('studio-reference', MANIFEST, ['--legacy-peer-deps']);
}
