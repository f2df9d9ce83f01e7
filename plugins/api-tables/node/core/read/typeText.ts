import ts from 'typescript';
import type { TypeText } from '../reference';
import type { Library } from './library';
import {
  findComponentWithProps,
  findTypeUrl,
  getTypeReferences,
  resolveReference,
  type TypeReference,
} from './symbols';

/** Formats a type on one line, without comments or the prefix `React.`. */
export function formatType(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/; }/g, ' }')
    .replace(/([(<[]) /g, '$1')
    .replace(/,? ([)\]])/g, '$1')
    .replace(/, >/g, '>')
    .replace(/^\| /, '')
    .trim();
}

/** The maximum line length of comments in declarations, because code doesn't wrap on the page. */
const COMMENT_WIDTH = 56;

/**
 * Reduces a comment to its description and its default. The types that contain such comments have no table that would
 * show the default.
 */
function shortenComment(comment: string): string {
  const content = comment.slice('/**'.length, -'*/'.length).replace(/^\s*\*/gm, '');
  const [description = ''] = content.split(/(?:^|\s)@[a-z]/);
  const value = /@default ([^\n]*)/.exec(content)?.[1]?.trim() ?? 'undefined';
  const text = [description, value === 'undefined' ? '' : `Default: ${value}.`]
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const lines = text.match(new RegExp(`.{1,${COMMENT_WIDTH}}(?:\\s|$)|\\S+`, 'g')) ?? [];
  if (lines.length < 2) {
    return text && `/** ${text} */`;
  }
  return ['/**', ...lines.map((line) => ` * ${line.trim()}`), ' */'].join('\n');
}

/** Formats a declaration without modifiers or private fields, and with shortened comments. */
function formatDeclaration(text: string): string {
  return text
    .replace(/^(?:export )?(?:declare )?/, '')
    .replace(/^\s*private .*;$/gm, '')
    .replace(/\/\*\*[\s\S]*?\*\//g, shortenComment)
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/\n\s*(?=\n)/g, '');
}

/** The maximum length of a type that isn't shortened. */
const MAX_TYPE_LENGTH = 64;

/** The maximum number of union values or object fields in a shortened type. */
const MAX_ITEMS = 3;

function joinFirstItems(names: string[], join: string): string {
  const rest = names.length - MAX_ITEMS;
  return rest > 0 ? `${names.slice(0, MAX_ITEMS).join(join)}${join}…` : names.join(join);
}

function getOptionalName(node: ts.ParameterDeclaration | ts.TypeElement): string {
  const name = node.name?.getText() ?? '…';
  return node.questionToken ? `${name}?` : name;
}

/**
 * Shortens a long type to the first values of a union, the parameters of a function, or the fields of an object.
 */
function shortenType(node: ts.TypeNode, full: string): string {
  if (full.length <= MAX_TYPE_LENGTH) {
    return full;
  }
  if (ts.isFunctionTypeNode(node)) {
    const parameters = `(${node.parameters.map(getOptionalName).join(', ')})`;
    const result = formatType(node.type.getText());
    const text = `${parameters} => ${result}`;
    return text.length <= MAX_TYPE_LENGTH ? text : `${parameters} => …`;
  }
  if (ts.isTypeLiteralNode(node)) {
    return `{ ${joinFirstItems(node.members.map(getOptionalName), ', ')} }`;
  }
  if (ts.isUnionTypeNode(node)) {
    const members = node.types.map((type) => formatType(type.getText()));
    return joinFirstItems(members, ' | ');
  }
  return full;
}

export interface DeclaredType {
  name: string;
  symbol: ts.Symbol;
  node: ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration;
  /** The declaration as TypeScript. */
  code: string;
}

function isNamedType(node: ts.Node): node is DeclaredType['node'] {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node)
  );
}

/**
 * Collects the package's own types that are referenced directly or indirectly. Props of exported components are
 * skipped, because they have their own pages.
 */
export function collectDeclarations(
  library: Library,
  references: readonly TypeReference[],
): DeclaredType[] {
  const found = new Map<ts.Symbol, DeclaredType[]>();
  const visit = (reference: TypeReference): void => {
    const symbol = resolveReference(library, reference);
    if (!symbol || found.has(symbol) || findComponentWithProps(library, symbol)) {
      return;
    }
    const declarations = (symbol.declarations ?? []).filter(library.owns).filter(isNamedType);
    found.set(
      symbol,
      declarations.map((node) => ({
        name: symbol.name,
        symbol,
        node,
        code: formatDeclaration(node.getText()),
      })),
    );
    declarations.flatMap(getTypeReferences).forEach(visit);
  };
  references.forEach(visit);
  return [...found.values()].flat();
}

/**
 * Returns the union that a type alias such as `type Variant = 'a' | 'b'` refers to, so that its values can replace its
 * name.
 */
function findLiteralUnion(library: Library, node: ts.Node): ts.UnionTypeNode | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) {
    return undefined;
  }
  const declaration = resolveReference(library, node)?.declarations?.[0];
  return declaration &&
    ts.isTypeAliasDeclaration(declaration) &&
    library.owns(declaration) &&
    ts.isUnionTypeNode(declaration.type) &&
    declaration.type.types.every((type) => ts.isLiteralTypeNode(type))
    ? declaration.type
    : undefined;
}

/** Returns the source of a type, and replaces the names of literal unions with their values. */
function getTypeSource(library: Library, node: ts.TypeNode): string {
  const file = node.getSourceFile().text;
  let text = '';
  let end = node.getStart();
  const visit = (child: ts.Node): void => {
    const union = findLiteralUnion(library, child);
    if (union) {
      const values = formatType(union.getText());
      const alone = child === node || ts.isUnionTypeNode(child.parent);
      text += file.slice(end, child.getStart()) + (alone ? values : `(${values})`);
      end = child.getEnd();
    } else {
      ts.forEachChild(child, visit);
    }
  };
  visit(node);
  return formatType(text + file.slice(end, node.getEnd()));
}

/** Returns the link targets of the names in a type. Names without a target are omitted. */
function getLinks(library: Library, node: ts.TypeNode): Record<string, string> {
  const links: Record<string, string> = {};
  for (const reference of getTypeReferences(node)) {
    const symbol = resolveReference(library, reference);
    if (!symbol) {
      continue;
    }
    const component = findComponentWithProps(library, symbol);
    const page = component ? `export:${component}` : findTypeUrl(symbol);
    if (page) {
      links[symbol.name] = page;
    }
  }
  return links;
}

/**
 * Reads a type as written in the source.
 *
 * @param name - the name of the member, which is included in the full type
 */
export function readType(library: Library, node: ts.TypeNode, name: string): TypeText {
  const full = getTypeSource(library, node);
  const text = shortenType(node, full);
  const named = getTypeReferences(node).filter(
    (reference) => !findLiteralUnion(library, reference),
  );
  const declarations = collectDeclarations(library, named).map(({ code }) => code);
  return {
    text,
    links: getLinks(library, node),
    ...(text !== full && { full: `${name}: ${full}` }),
    ...(declarations.length > 0 && { declarations: declarations.join('\n\n') }),
  };
}

/**
 * Returns the type that the compiler computes. `undefined` is removed, because rows state whether they are required.
 */
export function getComputedType({ checker }: Library, type: ts.Type): TypeText {
  const defined = checker.getNonNullableType(type);
  const text = formatType(
    checker.typeToString(defined, undefined, ts.TypeFormatFlags.NoTruncation),
  );
  const orNull = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
  const operand = defined.getCallSignatures().length > 0 && orNull ? `(${text})` : text;
  return { text: orNull ? `${operand} | null` : text, links: {} };
}
