import ts from 'typescript';
import { READERS_COMPILER_OPTIONS } from '../../../../shared/node/compilerOptions';
import type { InstalledPackage } from '../packages';

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

/** Reads packages into one program, so that what they share is read once. */
export function openLibraries(packages: readonly InstalledPackage[]): Library[] {
  const program = ts.createProgram(
    packages.map(({ types }) => types),
    READERS_COMPILER_OPTIONS,
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
