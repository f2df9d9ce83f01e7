import path from 'node:path';

/**
 * The Eta template that Docusaurus renders every page with (`ssrTemplate`).
 *
 * It only calls `renderDocument`: a template is text, compiled again in each worker, where neither
 * types nor tests reach. jiti loads the TypeScript module there, as Docusaurus itself does with the
 * configuration.
 */
export function documentTemplate(): string {
  const site = JSON.stringify(path.join(__dirname, 'document.ts'));
  return `<% const { createRequire } = process.getBuiltinModule('node:module'); const load = createRequire(${site})('jiti')(${site}, { interopDefault: true }); %><%~ load(${site}).renderDocument(it) %>`;
}
