import ts from 'typescript';
import { READERS_COMPILER_OPTIONS } from '../../compilerOptions';
import type { InstalledPackage } from '../references';
import type { Reference } from '../reference';
import { correctComments } from './corrections';

export interface Library {
  package: InstalledPackage;
  program: ts.Program;
  checker: ts.TypeChecker;
  exports: Map<string, ts.Symbol>;
  /** Returns whether the package itself contains a declaration. */
  owns: (node: ts.Node) => boolean;
}

/** Resolves imports and re-exports to the original symbol. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

export function getExports(
  checker: ts.TypeChecker,
  file: ts.SourceFile | undefined,
): Map<string, ts.Symbol> {
  const module = file && checker.getSymbolAtLocation(file);
  return new Map(
    (module ? checker.getExportsOfModule(module) : []).map((symbol) => [
      symbol.name,
      resolveAlias(checker, symbol),
    ]),
  );
}

/** Creates a compiler host that corrects the comments in Toolpad Core's declaration files. */
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

/** Creates one compiler program for all packages, so that shared dependencies are read only once. */
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
    exports: getExports(checker, program.getSourceFile(found.types)),
    owns: (node) => {
      const { fileName } = node.getSourceFile();
      return (
        fileName.startsWith(found.directory) &&
        !fileName.slice(found.directory.length).startsWith('node_modules/')
      );
    },
  }));
}

/** Returns the kind of an export, or `undefined` for constants, contexts, classes, and types. */
export function getExportKind(
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
