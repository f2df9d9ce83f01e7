import ts from 'typescript';
import type { Member, Note, TypeText } from '../reference';
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

/** `(Component, payload?, options?)`. */
function parameterList({ parameters }: ts.SignatureDeclaration): string {
  const names = parameters.map(
    ({ name, questionToken }) => `${name.getText()}${questionToken ? '?' : ''}`,
  );
  return `(${names.join(', ')})`;
}

/** Returns what the overloads' comments say of their parameters, in the order of a call. */
function parametersInCallOrder(
  overloads: readonly { node: ts.SignatureDeclaration; doc: Doc }[],
): Doc['parameters'] {
  const texts = new Map(overloads.flatMap(({ doc }) => [...doc.parameters]));
  const declared = overloads
    .map(({ node }) => node.parameters.map(({ name }) => name.getText()))
    .sort((one, other) => other.length - one.length)
    .flat();
  const names = new Set([...declared, ...texts.keys()]);
  return new Map([...names].flatMap((name) => [[name, texts.get(name) ?? '']]));
}

/** The comments on a member's type, where that is a function to which the package gave a name. */
function docOfCallable(
  library: Library,
  symbol: ts.Symbol,
  node: ts.TypeNode | undefined,
): { doc: Doc; overloads: Note[] } {
  const { checker, owns } = library;
  const named = node && ts.isTypeReferenceNode(node) && referenced(library, node);
  if (!named || !named.declarations?.some(owns)) {
    return { doc: docOf(undefined), overloads: [] };
  }
  const found = checker
    .getNonNullableType(checker.getTypeOfSymbol(symbol))
    .getCallSignatures()
    .map((signature): ts.SignatureDeclaration | undefined => signature.getDeclaration())
    .filter((declaration) => declaration !== undefined)
    .filter(owns)
    .map((declaration) => ({ node: declaration, doc: docOf(declaration) }));
  const descriptions = [...new Set(found.map(({ doc }) => doc.description))];
  const overloads =
    descriptions.length > 1
      ? found.map((overload) => ({
          term: `${symbol.name}${parameterList(overload.node)}`,
          text: overload.doc.description,
        }))
      : [];
  return {
    doc: {
      description: overloads.length > 0 ? '' : (descriptions[0] ?? ''),
      returns: found.find(({ doc }) => doc.returns)?.doc.returns ?? '',
      parameters: parametersInCallOrder(found),
      properties: [],
    },
    overloads,
  };
}

/** A property of a type, as a row. */
export function memberOf(library: Library, symbol: ts.Symbol): Member {
  const declaration = declarationOf(library, symbol);
  const node = typeNodeOf(declaration);
  const own = docOf(declaration);
  const callable = own.description ? undefined : docOfCallable(library, symbol, node);
  const doc: Doc = callable ? { ...callable.doc, default: own.default } : own;
  return {
    name: symbol.name,
    type: typeOfMember(library, symbol, node),
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    ...(doc.default !== undefined && { default: doc.default, defaultFrom: 'comment' as const }),
    description: doc.description,
    describedBy: 'package',
    notes: [...(callable?.overloads ?? []), ...notesOf(doc)],
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
