import ts from 'typescript';
import { tidyType } from './tidy';

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
export function shortened(node: ts.TypeNode, whole: string): string {
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
