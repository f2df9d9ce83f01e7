import ts from 'typescript';
import fs from 'node:fs';
import { getExports, type Library } from './library';
import { findDeclaration, getDemoLinks, readExportComment, removeLinkLists } from './members';

/**
 * Reads the JavaScript module of a declaration. ES modules are preferred, because they preserve the names of imports.
 */
function readCode({ package: { directory } }: Library, node: ts.Node): string {
  const file = node.getSourceFile().fileName.replace(/\.d\.ts$/, '.js');
  const esm = `${directory}esm/${file.slice(directory.length)}`;
  const found = [esm, file].find((candidate) => fs.existsSync(candidate));
  return found ? fs.readFileSync(found, 'utf8') : '';
}

/** Returns the modules that provide an export, the smallest first. */
function getModules(library: Library, name: string, node: ts.Node): string[] {
  const { checker, program } = library;
  const { directory, name: packageName } = library.package;
  const [folder = ''] = node.getSourceFile().fileName.slice(directory.length).split('/');
  const exports = getExports(checker, program.getSourceFile(`${directory}${folder}/index.d.ts`));
  return exports.has(name) ? [`${packageName}/${folder}`, packageName] : [packageName];
}

/**
 * Returns the URL of the source file if it contains JSX. Otherwise, the extension may be `.ts` or `.tsx`, so the URL of
 * its folder is returned.
 */
function getSourceUrl(folder: string, file: string, code: string): string {
  return code.includes('react/jsx-runtime')
    ? `${folder.replace('/tree/', '/blob/')}${file}.tsx`
    : folder + file.slice(0, file.lastIndexOf('/'));
}

/** Reads the part of the reference that components and hooks share. */
export function readExport(library: Library, name: string, symbol: ts.Symbol) {
  const { directory, name: packageName, version, sourceUrl } = library.package;
  const declaration = findDeclaration(library, symbol);
  if (!declaration) {
    throw new Error(
      `The API reference expected ${name} of ${packageName} ${version} to have a declaration, but ` +
        'TypeScript found none. Check the package’s index.d.ts.',
    );
  }
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const doc = readExportComment(name, statement);
  const code = readCode(library, declaration);
  const file = declaration.getSourceFile().fileName.slice(directory.length, -'.d.ts'.length);
  return {
    declaration,
    code,
    doc,
    common: {
      name,
      package: packageName,
      version,
      modules: getModules(library, name, declaration),
      description: removeLinkLists(doc.description),
      demos: getDemoLinks(doc.description),
      ...(sourceUrl && { sourceUrl: getSourceUrl(sourceUrl, file, code) }),
    },
  };
}
