import ts from 'typescript';
import { type Library, symbolAt } from './library';

/** A node and all that are in it, as they stand in the text. */
export function nodesIn(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...nodesIn(child)));
  return nodes;
}

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

/** Types whose comments name no page of theirs. */
const PAGES: Record<string, string> = {
  DataGridProps: 'https://mui.com/x/api/data-grid/data-grid/',
  SxProps: 'https://mui.com/system/getting-started/the-sx-prop/',
  Theme: 'https://mui.com/material-ui/customization/theming/',
};

/** `StackProps` → `Stack`. */
export function componentOf(type: string): string {
  return type.replace(/Props$/, '');
}

/**
 * Where a foreign type is explained: packages of MUI name the API page of a component in the file
 * that declares its props.
 */
export function pageOfType(symbol: ts.Symbol): string | undefined {
  const { name } = symbol;
  const file = symbol.declarations?.[0]?.getSourceFile();
  if (!file?.fileName.includes('/@mui/')) {
    return undefined;
  }
  const marker = `[${componentOf(name)} API](`;
  const start = file.text.indexOf(marker);
  return start === -1
    ? PAGES[name]
    : file.text.slice(start + marker.length, file.text.indexOf(')', start));
}

/** `…/node_modules/@mui/system/Box/Box.d.ts` → `@mui/system`; DefinitelyTyped's go by the original. */
export function packageOfSymbol(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const after = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  const [first = '', second = ''] = after.split('/');
  return (first.startsWith('@') ? `${first}/${second}` : first).replace(/^@types\//, '');
}
