import { createRequire } from 'node:module';
import jiti from 'jiti';

/**
 * Loads a TypeScript module of this project in the same way as Docusaurus loads its plugins, so that scripts share the
 * modules that build the site.
 *
 * @param {string} from the importing file: `import.meta.filename`
 * @param {string} module
 * @returns {any}
 */
export function load(from, module) {
  return jiti(from, { interopDefault: true })(createRequire(from).resolve(module));
}
