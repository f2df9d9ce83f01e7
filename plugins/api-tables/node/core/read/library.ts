import ts from 'typescript';
import { READERS_COMPILER_OPTIONS } from '../../../../shared/node/compilerOptions';
import type { InstalledPackage } from '../references';
import type { Reference } from '../reference';
import { correctComments } from './corrections';

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

/** Returns what a module exports, by name. */
export function exportsOf(
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
