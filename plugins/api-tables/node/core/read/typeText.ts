import ts from 'typescript';
import type { TypeText } from '../reference';
import type { Library } from './library';
import {
  componentWithProps,
  pageOfType,
  referenced,
  referencesIn,
  type TypeReference,
} from './symbols';

/** Comments and line breaks go, and React's names need no `React.`. */
export function tidyType(text: string): string {
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

/** Letters in a line of a comment, as code is not wrapped on the page. */
const COMMENT_WIDTH = 56;

/**
 * Reduces a comment to its description and the default, which a type without a table shows nowhere else;
 * other tags are shown in tables.
 */
function shortComment(comment: string): string {
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

/** A declaration without what only its file needs: modifiers, private fields, long comments. */
function tidyDeclaration(text: string): string {
  return text
    .replace(/^(?:export )?(?:declare )?/, '')
    .replace(/^\s*private .*;$/gm, '')
    .replace(/\/\*\*[\s\S]*?\*\//g, shortComment)
    .replace(/\bReact\.(?=[A-Z])/g, '')
    .replace(/\n\s*(?=\n)/g, '');
}

/** A type up to this many letters is shown as it is. */
const MOST_LETTERS = 64;

/** As many values of a union, or fields of an object, stand in a shortened type. */
const SHOWN = 3;

function more(names: string[], join: string): string {
  const rest = names.length - SHOWN;
  return rest > 0 ? `${names.slice(0, SHOWN).join(join)}${join}…` : names.join(join);
}

function optionalName(node: ts.ParameterDeclaration | ts.TypeElement): string {
  const name = node.name?.getText() ?? '…';
  return node.questionToken ? `${name}?` : name;
}

/**
 * A long type in few words: the first values of a union, the parameters of a function, the fields
 * of an object.
 *
 * @param node the type
 * @param whole its text
 */
function shortened(node: ts.TypeNode, whole: string): string {
  if (whole.length <= MOST_LETTERS) {
    return whole;
  }
  if (ts.isFunctionTypeNode(node)) {
    const parameters = `(${node.parameters.map(optionalName).join(', ')})`;
    const result = tidyType(node.type.getText());
    const text = `${parameters} => ${result}`;
    return text.length <= MOST_LETTERS ? text : `${parameters} => …`;
  }
  if (ts.isTypeLiteralNode(node)) {
    return `{ ${more(node.members.map(optionalName), ', ')} }`;
  }
  if (ts.isUnionTypeNode(node) || /^'[^']*'(?: \| '[^']*')+$/.test(whole)) {
    const members = ts.isUnionTypeNode(node)
      ? node.types.map((type) => tidyType(type.getText()))
      : whole.split(' | ');
    return more(members, ' | ');
  }
  return whole;
}

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

/** `type Variant = 'a' | 'b'` says more by its values than by its name: those values, as a node. */
function literalUnion(library: Library, node: ts.Node): ts.UnionTypeNode | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) {
    return undefined;
  }
  const declaration = referenced(library, node)?.declarations?.[0];
  return declaration &&
    ts.isTypeAliasDeclaration(declaration) &&
    library.owns(declaration) &&
    ts.isUnionTypeNode(declaration.type) &&
    declaration.type.types.every((type) => ts.isLiteralTypeNode(type))
    ? declaration.type
    : undefined;
}

/** The text of a type as its author wrote it, with named unions of values spelt out. */
function writtenType(library: Library, node: ts.TypeNode): string {
  const file = node.getSourceFile().text;
  let text = '';
  let end = node.getStart();
  const visit = (child: ts.Node): void => {
    const union = literalUnion(library, child);
    if (union) {
      const values = tidyType(union.getText());
      const alone = child === node || ts.isUnionTypeNode(child.parent);
      text += file.slice(end, child.getStart()) + (alone ? values : `(${values})`);
      end = child.getEnd();
    } else {
      ts.forEachChild(child, visit);
    }
  };
  visit(node);
  return tidyType(text + file.slice(end, node.getEnd()));
}

/** For each name in a type that is explained elsewhere: where. */
function linksOf(library: Library, node: ts.TypeNode): Record<string, string> {
  const links: Record<string, string> = {};
  for (const reference of referencesIn(node)) {
    const symbol = referenced(library, reference);
    if (!symbol) {
      continue;
    }
    const component = componentWithProps(library, symbol);
    const page = component ? `export:${component}` : pageOfType(symbol);
    if (page) {
      links[symbol.name] = page;
    }
  }
  return links;
}

/**
 * A type as it is written.
 *
 * @param name the member that has the type, for where the type is shown whole
 */
export function typeText(library: Library, node: ts.TypeNode, name: string): TypeText {
  const whole = writtenType(library, node);
  const text = shortened(node, whole);
  const named = referencesIn(node).filter((reference) => !literalUnion(library, reference));
  const declarations = declarationsFor(library, named).map(({ code }) => code);
  return {
    text,
    links: linksOf(library, node),
    ...(text !== whole && { whole: `${name}: ${whole}` }),
    ...(declarations.length > 0 && { declarations: declarations.join('\n\n') }),
  };
}

/** A type that is written nowhere, as the compiler says it; that it may be left out is said apart. */
export function computedType({ checker }: Library, type: ts.Type): TypeText {
  const given = checker.getNonNullableType(type);
  const text = tidyType(checker.typeToString(given, undefined, ts.TypeFormatFlags.NoTruncation));
  const orNull = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
  const operand = given.getCallSignatures().length > 0 && orNull ? `(${text})` : text;
  return { text: orNull ? `${operand} | null` : text, links: {} };
}
