import ts from 'typescript';
import { type Library, symbolAt } from './library';
import { nodesIn } from './nodes';

/** A place where a type is named. */
export type TypeReference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

export function isTypeReference(node: ts.Node): node is TypeReference {
  return ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
}

/** The type references in a node, itself included. */
export function referencesIn(node: ts.Node): TypeReference[] {
  return nodesIn(node).filter(isTypeReference);
}

/** What a reference refers to; nothing for what is not installed. */
export function referenced(library: Library, reference: TypeReference): ts.Symbol | undefined {
  return symbolAt(
    library,
    ts.isTypeReferenceNode(reference) ? reference.typeName : reference.expression,
  );
}

/** The props of an exported component are explained on its page: its name. */
export function componentWithProps(library: Library, symbol: ts.Symbol): string | undefined {
  const component = symbol.name.replace(/Props$/, '');
  return component !== symbol.name &&
    library.exports.has(component) &&
    symbol.declarations?.some(library.owns)
    ? component
    : undefined;
}
