import ts from 'typescript';
import type { TypeText } from '../reference';
import { declarationsFor } from './declarations';
import { pageOfType } from './external';
import type { Library } from './library';
import { componentWithProps, referenced, referencesIn } from './references';
import { shortened } from './shorten';
import { tidyType } from './tidy';

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
