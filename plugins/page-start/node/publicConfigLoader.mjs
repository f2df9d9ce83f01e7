/** What only the build reads: options of plugins, and where things are on the machine that builds. */
const FOR_THE_BUILD = ['plugins', 'presets', 'ssrTemplate', 'staticDirectories'];

/**
 * Takes out of the site's configuration what no page reads. Docusaurus sends all of it to every reader.
 *
 * @param {string} source `.docusaurus/docusaurus.config.mjs`
 * @returns {string} the same module without it
 */
export default function publicConfigLoader(source) {
  const start = source.indexOf('{');
  const end = source.lastIndexOf('}') + 1;
  const config = Object.entries(JSON.parse(source.slice(start, end)));
  const kept = Object.fromEntries(config.filter(([name]) => !FOR_THE_BUILD.includes(name)));
  return source.slice(0, start) + JSON.stringify(kept) + source.slice(end);
}
