import path from 'node:path';

const ABSOLUTE_REQUIRE = /(?<=^ *require\()"(\/[^"]+)"(?=\))/gm;

/**
 * Makes the paths of client modules relative. Docusaurus writes absolute paths, which make the bundler's provisional
 * hashes depend on the build folder. The minifier names variables by letter frequency, and the code contains a table of
 * these hashes. As a result, builds in two folders would have different variable names
 * (https://github.com/web-infra-dev/rspack/issues/14089). Upstream:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/server/codegen/codegen.ts,
 * `genClientModules`.
 *
 * @this {{ context: string }} the folder of the file
 * @param {string} source - `.docusaurus/client-modules.js`
 * @returns {string} the module with relative paths
 */
export default function relativeRequiresLoader(source) {
  return source.replace(ABSOLUTE_REQUIRE, (_, file) =>
    JSON.stringify(`./${path.relative(this.context, file)}`),
  );
}
