import fs from 'node:fs';
import path from 'node:path';

/**
 * Packages that don't say that they are ES modules, and those that call one by `import()`, which node
 * refuses to code under jest: compiled, they ask jest for it.
 */
const UNMARKED = ['@docusaurus/mdx-loader', '@docusaurus/theme-common/lib/utils'];

/** @param {string} folder */
function namesIn(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

/** Also those that packages keep for themselves. @param {string} nodeModules @returns {string[]} */
function packageFolders(nodeModules) {
  if (!fs.existsSync(nodeModules)) {
    return [];
  }
  return namesIn(nodeModules)
    .flatMap((name) =>
      name.startsWith('@')
        ? namesIn(path.join(nodeModules, name)).map((rest) => `${name}/${rest}`)
        : [name],
    )
    .map((name) => path.join(nodeModules, name))
    .flatMap((folder) => [folder, ...packageFolders(path.join(folder, 'node_modules'))]);
}

/** @param {string} folder */
function isEsModule(folder) {
  const manifest = path.join(folder, 'package.json');
  return fs.existsSync(manifest) && JSON.parse(fs.readFileSync(manifest, 'utf8')).type === 'module';
}

/** @param {string} text */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/**
 * What jest compiles of the installed packages: it loads CommonJS, and these are ES modules.
 *
 * @param {string} nodeModules
 * @returns {string} a pattern of `transformIgnorePatterns`: the files of all other packages
 */
export function allButEsModules(nodeModules) {
  const names = packageFolders(nodeModules)
    .filter(isEsModule)
    .map((folder) => folder.split(`node_modules${path.sep}`).at(-1) ?? '');
  const compiled = [...new Set([...names, ...UNMARKED])].map(escape).join('|');
  // The last `node_modules` of a path tells the package; `.mjs` is an ES module wherever it is.
  return `/node_modules/(?!(?:${compiled})/)(?!.*/node_modules/)(?!.*\\.mjs$)`;
}
