import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesOfAddress } from '../../../shared/node/pageFile';
import { type CodeStyling, STYLING_WORDS } from '../../shared/types';
import { demosOfPage } from './demosOfPage';
import { filesOfDemo, findDemo, scriptsOf, variantFile } from './files';
import type { DemoPlaces } from './places';
import { entriesOf } from './read';

/** A demo as others link to it. */
export interface DemoLink {
  title: string;
  /** Without the site's base: `/core/react-crud/#BikeRental`. */
  url: string;
}

/** The file of a page, from its address. */
function fileOfPage(page: string, { siteDir, roots }: DemoPlaces): string | undefined {
  // The pages of old versions stand below those of the current one.
  const [root] = roots
    .filter(({ address }) => page.startsWith(`/${address}/`))
    .sort((one, other) => other.address.length - one.address.length);
  if (!root) {
    return undefined;
  }
  return filesOfAddress(page.slice(root.address.length + 2))
    .map((file) => path.join(siteDir, root.folder, file))
    .find((file) => fs.existsSync(file));
}

/** The names that a script imports, as the package calls them. */
export function importedNames(code: string): string[] {
  const { statements } = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest);
  return statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
      : [];
  });
}

/**
 * The files that a page's demos are made of, and those that would be further stylings of them.
 *
 * @param page the page's file
 */
export function demoFilesOfPage(page: string, places: DemoPlaces): string[] {
  const stylings = Object.keys(STYLING_WORDS) as CodeStyling[];
  return demosOfPage(page).flatMap(({ name }) => {
    const [entry = ''] = entriesOf(page, name, places).values();
    const variants = stylings.map((styling) => variantFile(path.dirname(entry), name, styling));
    return variants.flatMap((file) => (fs.existsSync(file) ? filesOfDemo(file) : [file]));
  });
}

/**
 * Which demos of a page show an export of a package.
 *
 * @param page the page's address without the site's base: `/core/react-crud/`
 * @param name of the export
 * @returns in the page's order
 */
export function demosShowing(page: string, name: string, places: DemoPlaces): DemoLink[] {
  const file = fileOfPage(page, places);
  if (!file) {
    return [];
  }
  return demosOfPage(file)
    .filter((use) => {
      const [entry = ''] = findDemo(file, use.name).values();
      return scriptsOf(entry).some((script) => importedNames(script).includes(name));
    })
    .map(({ name: demo, title }) => ({ title, url: `${page}#${demo}` }));
}
