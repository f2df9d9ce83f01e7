/** Configuration fields that only the build reads: plugin options, and paths on the build machine. */
const BUILD_ONLY_FIELDS = ['plugins', 'presets', 'ssrTemplate', 'staticDirectories'];

/**
 * Removes the fields of the site's configuration that only the build reads. Docusaurus would send the entire
 * configuration to every reader.
 * Upstream: https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/server/codegen/codegen.ts,
 * `genSiteConfig`.
 *
 * @param {string} source - `.docusaurus/docusaurus.config.mjs`
 * @returns {string} the module without these fields
 */
export default function publicConfigLoader(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = Object.entries(JSON.parse(source.slice(start, end)));
  const publicConfig = Object.fromEntries(
    config.filter(([name]) => !BUILD_ONLY_FIELDS.includes(name)),
  );
  return source.slice(0, start) + JSON.stringify(publicConfig) + source.slice(end);
}
