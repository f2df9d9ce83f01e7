import ts from 'typescript';
import { type Library, resolveAlias } from './library';

/** Returns a node and its descendants in source order. */
export function getDescendants(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => void nodes.push(...getDescendants(child)));
  return nodes;
}

export type TypeReference = ts.TypeReferenceNode | ts.ExpressionWithTypeArguments;

export function isTypeReference(node: ts.Node): node is TypeReference {
  return ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node);
}

/** Returns the type references in a node, including the node itself. */
export function getTypeReferences(node: ts.Node): TypeReference[] {
  return getDescendants(node).filter(isTypeReference);
}

/** Returns the original symbol of a reference, or `undefined` if its module isn't installed. */
export function resolveReference(
  { checker }: Library,
  reference: TypeReference,
): ts.Symbol | undefined {
  const name = ts.isTypeReferenceNode(reference) ? reference.typeName : reference.expression;
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && resolveAlias(checker, symbol);
}

/** Returns the exported component whose props a type describes, so that the type can link to the component's page. */
export function findComponentWithProps(library: Library, symbol: ts.Symbol): string | undefined {
  const component = getComponentName(symbol.name);
  return component !== symbol.name &&
    library.exports.has(component) &&
    symbol.declarations?.some(library.owns)
    ? component
    : undefined;
}

/** Documentation URLs for types whose comments contain none. */
const TYPE_URLS: Record<string, string> = {
  DataGridProps: 'https://mui.com/x/api/data-grid/data-grid/',
  SxProps: 'https://mui.com/system/getting-started/the-sx-prop/',
  Theme: 'https://mui.com/material-ui/customization/theming/',
};

/** Returns the component of a props type: `Stack` for `StackProps`. */
export function getComponentName(type: string): string {
  return type.replace(/Props$/, '');
}

/**
 * Finds the documentation URL of an MUI type. The file that declares a component's props links to the component's API
 * page.
 */
export function findTypeUrl(symbol: ts.Symbol): string | undefined {
  const { name } = symbol;
  const file = symbol.declarations?.[0]?.getSourceFile();
  if (!file?.fileName.includes('/@mui/')) {
    return undefined;
  }
  const marker = `[${getComponentName(name)} API](`;
  const start = file.text.indexOf(marker);
  return start === -1
    ? TYPE_URLS[name]
    : file.text.slice(start + marker.length, file.text.indexOf(')', start));
}

/**
 * Returns the package that declares a symbol, such as `@mui/system`. For DefinitelyTyped, this is the described
 * package.
 */
export function getPackageName(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const after = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  const [first = '', second = ''] = after.split('/');
  return (first.startsWith('@') ? `${first}/${second}` : first).replace(/^@types\//, '');
}
