import fs from 'node:fs/promises';
import path from 'node:path';

/** @typedef {'light' | 'dark'} Scheme */

/** @type {readonly Scheme[]} */
export const SCHEMES = ['light', 'dark'];

/**
 * Gives an app Studio's own theme in one of its modes.
 *
 * @param {string} app
 * @param {Scheme} scheme
 */
export async function writeTheme(app, scheme) {
  const lines = [
    'apiVersion: v1',
    'kind: theme',
    'spec:',
    '  options:',
    '    palette:',
    `      mode: ${scheme}`,
  ];
  await fs.writeFile(path.join(app, 'toolpad/theme.yml'), `${lines.join('\n')}\n`);
}
