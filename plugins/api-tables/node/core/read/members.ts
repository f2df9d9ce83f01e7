import ts from 'typescript';
import type { Member, Note, TypeText } from '../reference';
import type { Library } from './library';
import { resolveReference } from './symbols';
import { getComputedType, readType } from './typeText';

/** The content of a TSDoc comment. */
export interface DocComment {
  /** The description, as Markdown. */
  description: string;
  default?: string;
  deprecated?: string;
  returns: string;
  parameters: Map<string, string>;
  /** The union values that `@property` tags describe. */
  properties: Note[];
}

function getCommentText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

/**
 * Removes the type, the dash, and the trailing backslash from a tag's text: `{Type} - the text\\` becomes `the text`.
 */
function cleanTagText(text: string): string {
  return text
    .replace(/^(?:\{[^}]*\}\s*)?(?:-\s+)?/, '')
    .replace(/\\$/, '')
    .trim();
}

/** Parses a `@property` tag that describes a union value: `{'calm'} calm - Gray.` */
function parsePropertyTag(text: string): Note[] {
  const [, term = '', rest = ''] = /^\{([^}]*)\}\s*\S+\s*([\s\S]*)$/.exec(text) ?? [];
  return term ? [{ term, text: cleanTagText(rest) }] : [];
}

/** Reads the comment of a declaration. Inherited comments are ignored, because they belong to other packages. */
export function readDocComment(node: ts.Node | undefined): DocComment {
  const doc: DocComment = { description: '', returns: '', parameters: new Map(), properties: [] };
  const comments = node ? ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc) : [];
  const comment = comments.at(-1);
  doc.description = getCommentText(comment?.comment);
  for (const tag of comment?.tags ?? []) {
    const text = getCommentText(tag.comment);
    if (ts.isJSDocParameterTag(tag)) {
      doc.parameters.set(tag.name.getText(), cleanTagText(text));
    } else if (tag.tagName.text === 'property') {
      doc.properties.push(...parsePropertyTag(text));
    } else if (ts.isJSDocReturnTag(tag)) {
      doc.returns = cleanTagText(text);
    } else if (ts.isJSDocDeprecatedTag(tag)) {
      doc.deprecated = text;
    } else if (tag.tagName.text === 'default') {
      doc.default = text === '' || text === 'undefined' ? undefined : text;
    }
  }
  return doc;
}

/** Returns the notes below a description: on union values, and on a callback's parameters and return value. */
function getNotes(doc: DocComment): Note[] {
  return [
    ...doc.properties,
    ...[...doc.parameters].map(([term, text]) => ({ term, text })),
    { term: 'returns', text: doc.returns },
  ].filter(({ text }) => text);
}

/** Matches the lists at the end of MUI's comments: `Demos:`, and then `API:`. */
const LINK_LISTS = /(?:^|\n)\s*(Demos|API):\s*\n([\s\S]*?)(?=\n\s*(?:Demos|API):\s*\n|$)/g;

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Removes the lists of demos and API pages from a description. */
export function removeLinkLists(description: string): string {
  return description.replace(LINK_LISTS, '').trim();
}

export function getDemoLinks(description: string): { title: string; url: string }[] {
  const list =
    [...description.matchAll(LINK_LISTS)].find(([, title]) => title === 'Demos')?.[2] ?? '';
  return [...list.matchAll(LINK)].map(([, title = '', url = '']) => ({ title, url }));
}

/**
 * Reads the comment of an export. In the published types, some comments precede the next declaration instead. A link to
 * the export's API page identifies such a comment.
 */
export function readExportComment(name: string, node: ts.Node | undefined): DocComment {
  const doc = readDocComment(node);
  if (doc.description || !node) {
    return doc;
  }
  const misplaced = node
    .getSourceFile()
    .statements.map((statement) => readDocComment(statement))
    .find(({ description }) => description.includes(`[${name} API]`));
  return misplaced ?? doc;
}

/** Returns a declaration of a symbol, preferably one that the package contains. */
export function findDeclaration(library: Library, symbol: ts.Symbol): ts.Declaration | undefined {
  return symbol.declarations?.find(library.owns) ?? symbol.declarations?.[0];
}

/**
 * Reads a member's type as written in the source, or the computed type if the compiler resolves it differently, for
 * example for instantiations of generic types.
 */
function readMemberType(
  library: Library,
  symbol: ts.Symbol,
  node: ts.TypeNode | undefined,
): TypeText {
  const { checker } = library;
  const computed = getComputedType(library, checker.getTypeOfSymbol(symbol));
  const written = node && getComputedType(library, checker.getTypeFromTypeNode(node));
  // Comparing strings is fast. Comparing the structure of MUI's types would take seconds.
  return node && computed.text === written?.text ? readType(library, node, symbol.name) : computed;
}

/** Formats the names of a signature's parameters: `(Component, payload?, options?)`. */
function formatParameterNames({ parameters }: ts.SignatureDeclaration): string {
  const names = parameters.map(
    ({ name, questionToken }) => `${name.getText()}${questionToken ? '?' : ''}`,
  );
  return `(${names.join(', ')})`;
}

/** Returns the descriptions of all overloads' parameters, in call order. */
function getParametersInCallOrder(
  overloads: readonly { node: ts.SignatureDeclaration; doc: DocComment }[],
): DocComment['parameters'] {
  const texts = new Map(overloads.flatMap(({ doc }) => [...doc.parameters]));
  const declared = overloads
    .map(({ node }) => node.parameters.map(({ name }) => name.getText()))
    .sort((one, other) => other.length - one.length)
    .flat();
  const names = new Set([...declared, ...texts.keys()]);
  return new Map([...names].flatMap((name) => [[name, texts.get(name) ?? '']]));
}

/** Reads the comments of a member's type, if the type is a named function type of the package. */
function readCallableComment(
  library: Library,
  symbol: ts.Symbol,
  node: ts.TypeNode | undefined,
): { doc: DocComment; overloads: Note[] } {
  const { checker, owns } = library;
  const named = node && ts.isTypeReferenceNode(node) && resolveReference(library, node);
  if (!named || !named.declarations?.some(owns)) {
    return { doc: readDocComment(undefined), overloads: [] };
  }
  const found = checker
    .getNonNullableType(checker.getTypeOfSymbol(symbol))
    .getCallSignatures()
    .map((signature): ts.SignatureDeclaration | undefined => signature.getDeclaration())
    .filter((declaration) => declaration !== undefined)
    .filter(owns)
    .map((declaration) => ({ node: declaration, doc: readDocComment(declaration) }));
  const descriptions = [...new Set(found.map(({ doc }) => doc.description))];
  const overloads =
    descriptions.length > 1
      ? found.map((overload) => ({
          term: `${symbol.name}${formatParameterNames(overload.node)}`,
          text: overload.doc.description,
        }))
      : [];
  return {
    doc: {
      description: overloads.length > 0 ? '' : (descriptions[0] ?? ''),
      returns: found.find(({ doc }) => doc.returns)?.doc.returns ?? '',
      parameters: getParametersInCallOrder(found),
      properties: [],
    },
    overloads,
  };
}

/** Reads a property of a type as a table row. */
export function readMember(library: Library, symbol: ts.Symbol): Member {
  const declaration = findDeclaration(library, symbol);
  const node = declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const comment = readDocComment(declaration);
  const callable = comment.description ? undefined : readCallableComment(library, symbol, node);
  const doc: DocComment = callable ? { ...callable.doc, default: comment.default } : comment;
  return {
    name: symbol.name,
    type: readMemberType(library, symbol, node),
    required: !(symbol.flags & ts.SymbolFlags.Optional),
    ...(doc.default !== undefined && { default: doc.default }),
    description: doc.description,
    describedBy: 'package',
    notes: [...(callable?.overloads ?? []), ...getNotes(doc)],
    ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
  };
}

/** Returns the properties of a type that the package itself declares. */
export function getOwnProperties(library: Library, type: ts.Type): ts.Symbol[] {
  return library.checker
    .getNonNullableType(type)
    .getProperties()
    .filter((property) => property.declarations?.some(library.owns));
}
