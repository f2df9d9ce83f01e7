import path from 'node:path';

const REQUIRE = /(?<=^ *require\()"(\/[^"]+)"(?=\))/gm;

/**
 * Tells where client modules are from the file that requires them. Docusaurus writes whole paths, and with
 * them the bundler's provisional hashes differ between folders: the minifier names variables by how often
 * each letter is in the code, so a table of these hashes would be named another way wherever it is built.
 *
 * @this {{ context: string }} the folder of the file
 * @param {string} source `.docusaurus/client-modules.js`
 * @returns {string} the same without the path of the machine that builds
 */
export default function relativeRequiresLoader(source) {
  return source.replace(REQUIRE, (_, file) =>
    JSON.stringify(`./${path.relative(this.context, file)}`),
  );
}
