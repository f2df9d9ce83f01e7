import ts from 'typescript';
import fs from 'node:fs';
import { READERS_COMPILER_OPTIONS } from '../../../../shared/node/compilerOptions';
import type { InstalledPackage } from '../references';
import type { Reference } from '../reference';
import { correctComments } from './corrections';
import { declarationOf, demosIn, docOfExport, withoutLists } from './members';

/** A package, as the compiler sees it. */
export interface Library {
  package: InstalledPackage;
  program: ts.Program;
  checker: ts.TypeChecker;
  /** What the package exports, by name. */
  exports: Map<string, ts.Symbol>;
  /** Whether a declaration stands in the package itself. */
  owns: (node: ts.Node) => boolean;
}

/** Follows imports and re-exports to the thing itself. */
function original(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The symbol of a name, with imports followed; none for what cannot be resolved. */
export function symbolAt({ checker }: Library, name: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && original(checker, symbol);
}

/** What a module exports, by name. */
function exportsOf(
  checker: ts.TypeChecker,
  file: ts.SourceFile | undefined,
): Map<string, ts.Symbol> {
  const module = file && checker.getSymbolAtLocation(file);
  return new Map(
    (module ? checker.getExportsOfModule(module) : []).map((symbol) => [
      symbol.name,
      original(checker, symbol),
    ]),
  );
}

/** Reads declaration files as the compiler does, with wrong comments of Toolpad Core corrected. */
function createCorrectingHost(packages: readonly InstalledPackage[]): ts.CompilerHost {
  const host = ts.createCompilerHost(READERS_COMPILER_OPTIONS);
  const corrected = packages.filter(({ name }) => name === '@toolpad/core');
  return {
    ...host,
    getSourceFile: (fileName, languageVersionOrOptions) => {
      const owner = corrected.find(({ directory }) => fileName.startsWith(directory));
      const text = owner && host.readFile(fileName);
      if (!owner || text === undefined) {
        return host.getSourceFile(fileName, languageVersionOrOptions);
      }
      return ts.createSourceFile(
        fileName,
        correctComments(fileName.slice(owner.directory.length), text),
        languageVersionOrOptions,
      );
    },
  };
}

/** Reads packages into one program, so that what they share is read once. */
export function openLibraries(packages: readonly InstalledPackage[]): Library[] {
  const program = ts.createProgram(
    packages.map(({ types }) => types),
    READERS_COMPILER_OPTIONS,
    createCorrectingHost(packages),
  );
  const checker = program.getTypeChecker();
  return packages.map((found) => ({
    package: found,
    program,
    checker,
    exports: exportsOf(checker, program.getSourceFile(found.types)),
    owns: (node) => {
      const { fileName } = node.getSourceFile();
      return (
        fileName.startsWith(found.directory) &&
        !fileName.slice(found.directory.length).startsWith('node_modules/')
      );
    },
  }));
}

/** What an export is to readers; nothing for constants, contexts, classes and types. */
export function kindOf(
  { checker }: Library,
  name: string,
  symbol: ts.Symbol,
): Reference['kind'] | undefined {
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return undefined;
  }
  const type = checker.getTypeOfSymbol(symbol);
  if (type.getCallSignatures().length === 0 || type.getProperty('Consumer')) {
    return undefined;
  }
  if (/^use[A-Z]/.test(name)) {
    return 'hook';
  }
  return /^[A-Z]/.test(name) ? 'component' : undefined;
}

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
