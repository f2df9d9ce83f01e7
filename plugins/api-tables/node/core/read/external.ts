import type ts from 'typescript';

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
