import path from 'node:path';

/**
 * Docusaurus's program, for Node to run.
 *
 * @param {string} siteDir
 */
export const docusaurusIn = (siteDir) =>
  path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
