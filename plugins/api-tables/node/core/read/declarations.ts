import ts from 'typescript';
import type { Library } from './library';
import { componentWithProps, referenced, referencesIn, type TypeReference } from './references';
import { tidyDeclaration } from './tidy';

/** A named type that the package declares. */
export interface Declared {
  name: string;
  symbol: ts.Symbol;
  node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;
  /** As TypeScript. */
  code: string;
}

function isNamedType(node: ts.Node): node is Declared['node'] {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

/**
 * The types of the package itself that some references name, and those that these name in turn.
 * Props of exported components are left out: they have pages of their own.
 */
export function declarationsFor(
  library: Library,
  references: readonly TypeReference[],
): Declared[] {
  const found = new Map<ts.Symbol, Declared[]>();
  const visit = (reference: TypeReference): void => {
    const symbol = referenced(library, reference);
    if (!symbol || found.has(symbol) || componentWithProps(library, symbol)) {
      return;
    }
    const own = (symbol.declarations ?? []).filter(library.owns).filter(isNamedType);
    found.set(
      symbol,
      own.map((node) => ({
        name: symbol.name,
        symbol,
        node,
        code: tidyDeclaration(node.getText()),
      })),
    );
    own.flatMap(referencesIn).forEach(visit);
  };
  references.forEach(visit);
  return [...found.values()].flat();
}
