import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { getPageFiles } from '../../../shared/node/pageFile';
import { findDemosOnPage } from './findDemosOnPage';
import { findDemo, readScripts } from './files';
import type { DemoConfig } from './config';

/** A link to a demo. */
export interface DemoLink {
  title: string;
  /** The URL without the site's base: `/core/react-crud/#BikeRental`. */
  url: string;
}

/** Returns the file of a page, from its URL. */
function findPage(page: string, { siteDir, roots }: DemoConfig): string | undefined {
  // The paths of old versions start with that of the current one, so the longest match counts.
  const [root] = roots
    .filter(({ urlPath }) => page.startsWith(`/${urlPath}/`))
    .sort((one, other) => other.urlPath.length - one.urlPath.length);
  if (!root) {
    return undefined;
  }
  return getPageFiles(page.slice(root.urlPath.length + 2))
    .map((file) => path.join(siteDir, root.folder, file))
    .find((file) => fs.existsSync(file));
}

/** Returns the named imports of a script, by the names of the exports. */
function getImportedNames(code: string): string[] {
  const { statements } = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest);
  return statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : [];
  });
}

/**
 * Returns the demos of a page that use an export of a package, in the page's order.
 *
 * @param page - the page's URL without the site's base: `/core/react-crud/`
 * @param name - the name of the export
 */
export function findDemosUsing(page: string, name: string, config: DemoConfig): DemoLink[] {
  const file = findPage(page, config);
  if (!file) {
    return [];
  }
  return findDemosOnPage(file)
    .filter((use) => {
      const [entry = ''] = findDemo(file, use.name).values();
      return readScripts(entry).some((script) => getImportedNames(script).includes(name));
    })
    .map(({ name: demo, title }) => ({ title, url: `${page}#${demo}` }));
}
