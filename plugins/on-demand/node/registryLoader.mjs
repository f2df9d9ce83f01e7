/**
 * Removes the weak references from Docusaurus's list of modules. Only the server-side rendering reads them, and the
 * bundler would compile each of these modules, even if nothing loads it. Lazy compilation was proposed in
 * https://github.com/facebook/docusaurus/issues/4765. Upstream:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus/src/server/codegen/codegenRoutes.ts, `genRegistry`.
 *
 * @param {string} source - `.docusaurus/registry.js`
 * @returns {string} the same list with the modules' paths instead
 */
export default function registryLoader(source) {
  return source.replaceAll('require.resolveWeak(', '(');
}
