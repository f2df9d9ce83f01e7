/**
 * Takes the weak references out of Docusaurus's list of a site's modules: a bundler compiles what it is
 * asked to name, even if nothing loads it. Only the server's rendering reads them.
 *
 * @param {string} source `.docusaurus/registry.js`
 * @returns {string} the same list, with the modules' paths instead
 */
export default function registryLoader(source) {
  return source.replaceAll('require.resolveWeak(', '(');
}
