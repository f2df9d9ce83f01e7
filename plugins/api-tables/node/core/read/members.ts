import ts from 'typescript';
import type { Member, TypeText } from '../reference';
import { type Doc, docOf, notesOf } from './doc';
import type { Library } from './library';
import { referenced } from './references';
import { computedType, typeText } from './typeText';

/** Where a symbol is declared: in the package, if there too. */
export function declarationOf(library: Library, symbol: ts.Symbol): ts.Declaration | undefined {
  return symbol.declarations?.find(library.owns) ?? symbol.declarations?.[0];
}

function typeNodeOf(declaration: ts.Declaration | undefined): ts.TypeNode | undefined {
  return declaration &&
    (ts.isPropertySignature(declaration) ||
      ts.isPropertyDeclaration(declaration) ||
      ts.isParameter(declaration))
    ? declaration.type
    : undefined;
}

/**
 * The type of a member: as it is written, unless the compiler finds another one there, as in
 * instances of generic types.
 */
function typeOfMember(
  library: Library,
  symbol: ts.Symbol,
  node: ts.TypeNode | undefined,
): TypeText {
  const { checker } = library;
  const computed = computedType(library, checker.getTypeOfSymbol(symbol));
  if (!node) {
    return computed;
  }
  // By name: comparing the structure of MUI's types takes seconds.
  const written = computedType(library, checker.getTypeFromTypeNode(node));
  return computed.text === written.text ? typeText(library, node, symbol.name) : computed;
}

/** The comments on a member's type, where that is a function to which the package gave a name. */
function docOfCallable(library: Library, symbol: ts.Symbol, node: ts.TypeNode | undefined): Doc {
  const { checker, owns } = library;
  const named = node && ts.isTypeReferenceNode(node) && referenced(library, node);
  if (!named || !named.declarations?.some(owns)) {
    return docOf(undefined);
  }
  const overloads = checker
    .getNonNullableType(checker.getTypeOfSymbol(symbol))
    .getCallSignatures()
    .map((signature) => signature.getDeclaration())
    .filter(owns)
    .map(docOf);
  return {
    description: overloads
      .map(({ description }) => description)
      .join('\n\n')
      .trim(),
    returns: overloads.find(({ returns }) => returns)?.returns ?? '',
    parameters: new Map(overloads.flatMap(({ parameters }) => [...parameters])),
    properties: [],
  };
}

/** A property of a type, as a row. */
export function memberOf(library: Library, symbol: ts.Symbol): Member {
  const declaration = declarationOf(library, symbol);
  const node = typeNodeOf(declaration);
  const own = docOf(declaration);
  const doc = own.description
    ? own
    : { ...docOfCallable(library, symbol, node), default: own.default };
  return {
    name: symbol.name,
    type: typeOfMember(library, symbol, node),
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    ...(doc.default !== undefined && { default: doc.default, defaultFrom: 'comment' as const }),
    description: doc.description,
    describedBy: 'package',
    notes: notesOf(doc),
    ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
  };
}

/** The properties of a type that the package declares itself. */
export function ownProperties(library: Library, type: ts.Type): ts.Symbol[] {
  return library.checker
    .getNonNullableType(type)
    .getProperties()
    .filter((property) => property.declarations?.some(library.owns));
}
