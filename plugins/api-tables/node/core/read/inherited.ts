import ts from 'typescript';
import type { Inherited } from '../reference';
import { componentOf, packageOfSymbol, pageOfType } from './external';
import type { Library } from './library';
import { isTypeReference, referenced, type TypeReference } from './references';

/** Types that take a type of props and give a type with its props, or a component of them. */
const TRANSPARENT = new Set([
  'FC',
  'ForwardRefExoticComponent',
  'FunctionComponent',
  'MemoExoticComponent',
  'Omit',
  'Partial',
  'Pick',
  'PropsWithChildren',
  'Readonly',
  'Required',
]);

/** React's own additions: everything has them. */
const UNTOLD = new Set(['Attributes', 'ClassAttributes', 'RefAttributes']);

/** The foreign types whose props a type of props takes over, however it names them. */
export function inheritedIn(library: Library, node: ts.Node): Inherited[] {
  const found = new Map<string, Inherited>();
  const addReference = (reference: TypeReference): void => {
    const symbol = referenced(library, reference);
    if (!symbol || UNTOLD.has(symbol.name)) {
      return;
    }
    if (TRANSPARENT.has(symbol.name)) {
      reference.typeArguments?.slice(0, 1).forEach(visit);
      return;
    }
    const own = (symbol.declarations ?? []).filter(library.owns);
    if (own.length > 0) {
      own.forEach(visit);
      return;
    }
    const { name } = symbol;
    const url = pageOfType(symbol);
    const of = componentOf(name);
    found.set(name, { type: name, of, package: packageOfSymbol(symbol), ...(url && { url }) });
  };
  const visit = (child: ts.Node): void => {
    if (isTypeReference(child)) {
      addReference(child);
    } else if (ts.isIntersectionTypeNode(child)) {
      child.types.forEach(visit);
    } else if (ts.isParenthesizedTypeNode(child) || ts.isTypeAliasDeclaration(child)) {
      visit(child.type);
    } else if (ts.isInterfaceDeclaration(child)) {
      child.heritageClauses?.flatMap(({ types }) => types).forEach(visit);
    }
  };
  visit(node);
  return [...found.values()];
}
