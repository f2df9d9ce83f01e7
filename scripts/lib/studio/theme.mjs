import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives an app Studio's own theme in one of its modes.
 *
 * @param {string} app
 * @param {import('../../../plugins/shared/pictures').Scheme} scheme
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
