import ts from 'typescript';
import fs from 'node:fs';
import { exportsOf, type Library } from './library';
import { declarationOf, demosIn, docOfExport, withoutLists } from './members';

/** The JavaScript beside a declaration; the module form keeps the names of imports. */
function codeBeside({ package: { directory } }: Library, node: ts.Node): string {
  const file = node.getSourceFile().fileName.replace(/\.d\.ts$/, '.js');
  const esm = `${directory}esm/${file.slice(directory.length)}`;
  const found = [esm, file].find((candidate) => fs.existsSync(candidate));
  return found ? fs.readFileSync(found, 'utf8') : '';
}

/** The modules that an export can be imported from, the narrowest first. */
function modulesOf(library: Library, name: string, node: ts.Node): string[] {
  const { checker, program } = library;
  const { directory, name: packageName } = library.package;
  const [folder = ''] = node.getSourceFile().fileName.slice(directory.length).split('/');
  const narrow = exportsOf(checker, program.getSourceFile(`${directory}${folder}/index.d.ts`));
  return narrow.has(name) ? [`${packageName}/${folder}`, packageName] : [packageName];
}

/** The source file, where it is known to be `.tsx`; else its folder, as nothing tells `.ts` apart. */
function sourceOf(folder: string, file: string, code: string): string {
  return code.includes('react/jsx-runtime')
    ? `${folder.replace('/tree/', '/blob/')}${file}.tsx`
    : folder + file.slice(0, file.lastIndexOf('/'));
}

/** What components and hooks have in common. */
export function readExport(library: Library, name: string, symbol: ts.Symbol) {
  const { directory, name: packageName, version, sourceUrl } = library.package;
  const declaration = declarationOf(library, symbol);
  if (!declaration) {
    throw new Error(
      `The API reference expected ${name} of ${packageName} ${version} to have a declaration, but ` +
        'the compiler knows none. Look into the package’s index.d.ts.',
    );
  }
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const doc = docOfExport(name, statement);
  const code = codeBeside(library, declaration);
  const file = declaration.getSourceFile().fileName.slice(directory.length, -'.d.ts'.length);
  return {
    declaration,
    code,
    doc,
    common: {
      name,
      package: packageName,
      version,
      modules: modulesOf(library, name, declaration),
      description: withoutLists(doc.description),
      demos: demosIn(doc.description),
      ...(sourceUrl && { sourceUrl: sourceOf(sourceUrl, file, code) }),
    },
  };
}
