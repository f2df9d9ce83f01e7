import ts from 'typescript';
import type { Member, Note, TypeText } from '../reference';
import type { Library } from './library';
import { referenced } from './symbols';
import { computedType, typeText } from './typeText';

/** What a comment in a package says. */
export interface Doc {
  /** Markdown. */
  description: string;
  default?: string;
  deprecated?: string;
  returns: string;
  parameters: Map<string, string>;
  /** The values that `@property` tags explain. */
  properties: Note[];
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

/** `- the text`, `{Type} the text`, and a line break at the end → `the text`. */
function withoutLead(text: string): string {
  return text
    .replace(/^(?:\{[^}]*\}\s*)?(?:-\s+)?/, '')
    .replace(/\\$/, '')
    .trim();
}

/** `undefined` and the like say that there is no default. */
function meaningful(value: string): string | undefined {
  return value === '' || value === 'undefined' ? undefined : value;
}

/** `{'calm'} calm - Grey.`, as this family of packages explains the values of a union. */
function valueIn(text: string): Note[] {
  const [, term = '', rest = ''] = /^\{([^}]*)\}\s*\S+\s*([\s\S]*)$/.exec(text) ?? [];
  return term ? [{ term, text: withoutLead(rest) }] : [];
}

/** The comment on a declaration itself; one that it inherits is another package's. */
export function docOf(node: ts.Node | undefined): Doc {
  const doc: Doc = { description: '', returns: '', parameters: new Map(), properties: [] };
  const comments = node ? ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc) : [];
  const comment = comments.at(-1);
  doc.description = textOf(comment?.comment);
  for (const tag of comment?.tags ?? []) {
    const text = textOf(tag.comment);
    if (ts.isJSDocParameterTag(tag)) {
      doc.parameters.set(tag.name.getText(), withoutLead(text));
    } else if (tag.tagName.text === 'property') {
      doc.properties.push(...valueIn(text));
    } else if (ts.isJSDocReturnTag(tag)) {
      doc.returns = withoutLead(text);
    } else if (ts.isJSDocDeprecatedTag(tag)) {
      doc.deprecated = text;
    } else if (tag.tagName.text === 'default') {
      doc.default = meaningful(text);
    }
  }
  return doc;
}

/** The remarks below a description: parameters and returned value of a callback, named values. */
function notesOf(doc: Doc): Note[] {
  return [
    ...doc.properties,
    ...[...doc.parameters].map(([term, text]) => ({ term, text })),
    { term: 'returns', text: doc.returns },
  ].filter(({ text }) => text);
}

/** The lists that this family of packages ends a comment with: `Demos:`, then `API:`. */
const LISTS = /(?:^|\n)\s*(Demos|API):\s*\n([\s\S]*?)(?=\n\s*(?:Demos|API):\s*\n|$)/g;

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Takes the lists of demos and API pages out of a description. */
export function withoutLists(description: string): string {
  return description.replace(LISTS, '').trim();
}

/** The links of the list of demos in a description. */
export function demosIn(description: string): { title: string; url: string }[] {
  const list = [...description.matchAll(LISTS)].find(([, title]) => title === 'Demos')?.[2] ?? '';
  return [...list.matchAll(LINK)].map(([, title = '', url = '']) => ({ title, url }));
}

/**
 * The comment of an export. Some packages' comments have slipped to the declaration that follows;
 * they are recognised by the API page that they name.
 */
export function docOfExport(name: string, node: ts.Node | undefined): Doc {
  const own = docOf(node);
  if (own.description || !node) {
    return own;
  }
  const slipped = node
    .getSourceFile()
    .statements.map((statement) => docOf(statement))
    .find(({ description }) => description.includes(`[${name} API]`));
  return slipped ?? own;
}

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
