import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { findRoot, getPageFiles } from '../../../shared/node/docsFolders';
import { findDemosOnPage } from './findDemosOnPage';
import { findDemo, readScripts } from './files';
import type { DemoConfig } from './config';

export interface DemoLink {
  title: string;
  /** The URL path, without the site's base: `/core/react-crud/#BikeRental`. */
  url: string;
}

function findPage(page: string, { siteDir, roots }: DemoConfig): string | undefined {
  const root = findRoot(page, roots);
  if (!root) {
    return undefined;
  }
  return getPageFiles(page.slice(root.urlPath.length + 2))
    .map((file) => path.join(siteDir, root.folder, file))
    .find((file) => fs.existsSync(file));
}

/** Returns the files of a guide by their URL paths: its page, and the other pages in the folder of its page. */
function findGuideFiles(page: string, file: string): [url: string, file: string][] {
  const folder = path.dirname(file);
  const others =
    path.basename(file) === 'index.mdx'
      ? fs.readdirSync(folder).filter((name) => /^(?!_|index\.).*\.mdx$/.test(name))
      : [];
  return [
    [page, file],
    ...others.map((name): [string, string] => [
      `${page}${name.replace('.mdx', '')}/`,
      path.join(folder, name),
    ]),
  ];
}

/** Returns the names of the exports that a script imports by name, regardless of their aliases. */
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
 * Returns a guide's demos that use an export of a package, in page order.
 *
 * @param page - the page's URL path without the site's base: `/core/react-crud/`
 * @param name - the name of the export
 */
export function findDemosUsing(page: string, name: string, config: DemoConfig): DemoLink[] {
  const file = findPage(page, config);
  if (!file) {
    return [];
  }
  return findGuideFiles(page, file).flatMap(([url, guide]) =>
    findDemosOnPage(guide)
      .filter((use) => {
        const [entry = ''] = findDemo(guide, use.name).values();
        return readScripts(entry).some((script) => getImportedNames(script).includes(name));
      })
      .map(({ name: demo, title }) => ({ title, url: `${url}#${demo}` })),
  );
}
