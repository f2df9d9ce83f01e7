import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import packages from './packages.json';

/** Which fonts it uses, and under which names. */
export const FONTS_CONF = path.join(__dirname, 'fonts.conf');

/** The version of the Chromium that is brought from npm. */
export const { version: KEPT_VERSION } = packages.program;

const state = createHash('sha256')
  .update(JSON.stringify(packages))
  .update(fs.readFileSync(FONTS_CONF))
  .digest('hex')
  .slice(0, 8);

/** Ignored by git; a folder for each state of what is brought. */
export const KEPT_IN = path.join(__dirname, '../../../.cache/chromium', `${KEPT_VERSION}-${state}`);

/**
 * The Chromium that is brought from npm, a headless shell. It comes with the libraries and fonts that
 * it needs and uses these alone: it is the same on a machine that has none.
 */
export const KEPT = {
  executablePath: path.join(KEPT_IN, 'chromium'),
  env: {
    LD_LIBRARY_PATH: path.join(KEPT_IN, 'lib'),
    FONTCONFIG_FILE: path.join(KEPT_IN, path.basename(FONTS_CONF)),
    // In the locale of C, which containers have, it finds no text: neither for links nor for people.
    LC_ALL: 'en_US.UTF-8',
  },
};
