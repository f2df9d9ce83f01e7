import fs from 'node:fs';
import path from 'node:path';

/**
 * Packages that must also be compiled: those that don't declare that they are ES modules, and those that load an ES
 * module with `import()`, which Node rejects under Jest unless Jest compiles the package.
 */
const UNMARKED_PACKAGES = [
  '@docusaurus/core/lib/client/exports',
  '@docusaurus/mdx-loader',
  '@docusaurus/theme-common/lib/utils',
];

/** @param {string} folder */
function getFolderNames(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

/** Lists the folders of all packages, even nested ones. @param {string} nodeModules @returns {string[]} */
function getPackageFolders(nodeModules) {
  if (!fs.existsSync(nodeModules)) {
    return [];
  }
  return getFolderNames(nodeModules)
    .flatMap((name) =>
      name.startsWith('@')
        ? getFolderNames(path.join(nodeModules, name)).map((rest) => `${name}/${rest}`)
        : [name],
    )
    .map((name) => path.join(nodeModules, name))
    .flatMap((folder) => [folder, ...getPackageFolders(path.join(folder, 'node_modules'))]);
}

/** @param {string} folder */
function isEsModule(folder) {
  const manifest = path.join(folder, 'package.json');
  return fs.existsSync(manifest) && JSON.parse(fs.readFileSync(manifest, 'utf8')).type === 'module';
}

/** @param {string} text */
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * Creates a pattern for `transformIgnorePatterns` that makes Jest compile the installed packages that are ES modules,
 * because Jest loads only CommonJS.
 *
 * @param {string} nodeModules
 * @returns {string} a pattern that matches the files of all other packages
 */
export function createIgnorePattern(nodeModules) {
  const names = getPackageFolders(nodeModules)
    .filter(isEsModule)
    .map((folder) => folder.split(`node_modules${path.sep}`).at(-1) ?? '');
  const compiled = [...new Set([...names, ...UNMARKED_PACKAGES])].map(escapePattern).join('|');
  // The package's name follows the last `node_modules` of a path. `.mjs` files are always ES modules.
  return `/node_modules/(?!(?:${compiled})/)(?!.*/node_modules/)(?!.*\\.mjs$)`;
}
