import { load } from '../load.mjs';

const { keepStudio } = load(import.meta.filename, '../../verify/studio/packages.ts');

/** What only the pictures need. */
const FOR_PICTURES = {
  // The land on maps.
  'topojson-client': '3.1.0',
  'world-atlas': '2.0.2',
  // Develops the clips of the pages.
  sharp: '0.35.5',
};

/**
 * Installs Studio, and what the apps of the pages use, into a folder of its own, or finds it installed: its
 * dependencies must not meet the site's.
 *
 * @returns {Promise<string>} the folder that has the `node_modules`; apps belong elsewhere
 */
export const installStudio = () => keepStudio('studio-reference', FOR_PICTURES);
