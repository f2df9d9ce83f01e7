// eslint-disable-next-line @typescript-eslint/no-require-imports
const resolve = require('../../support/jest/resolver.cjs');

/**
 * Resolves the packages that tests and samples import from the folder of the samples' packages, which has newer ones
 * than the site, such as React Router 7. All of them share one React.
 *
 * @type {import('jest-resolve').SyncResolver}
 */
module.exports = function resolveForSamples(request, options) {
  const isPackage = /^[@\w]/.test(request) && !options.basedir.includes('/node_modules/');
  if (isPackage) {
    try {
      return resolve(request, { ...options, basedir: process.env.SAMPLE_PACKAGES });
    } catch {
      // Build tools, such as TypeScript, are dependencies of the site.
    }
  }
  return resolve(request, options);
};
