import { transform } from 'sucrase';
import ts from 'typescript';
import { formatCode } from './formatCode';

/** The maximum number of characters that fit on a line of a page. */
const PRINT_WIDTH = 80;

/**
 * Removes type declarations and their comments. A comment that is followed by a blank line describes the file, and is
 * kept.
 */
function removeTypeDeclarations(code: string, name: string): string {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  let result = code;
  for (const statement of [...file.statements].reverse()) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      const comments = (ts.getLeadingCommentRanges(code, statement.pos) ?? []).filter(
        ({ end }) => !/\n\s*\n/.test(code.slice(end, statement.end).split(/\S/, 1)[0] ?? ''),
      );
      const start = comments[0]?.pos ?? statement.end - statement.getText(file).length;
      result = result.slice(0, start) + result.slice(statement.end);
    }
  }
  return result;
}

/**
 * Converts TypeScript to formatted JavaScript that looks handwritten: types are removed, but comments, blank lines, and
 * JSX are kept.
 *
 * @param code - the TypeScript code
 * @param file - the path of the file, for error messages
 */
export async function convertToJavaScript(code: string, file: string): Promise<string> {
  const { code: stripped } = transform(removeTypeDeclarations(code, file), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: file,
  });
  return formatCode(stripped, 'babel', PRINT_WIDTH);
}

/** Replaces the extension: `OrdersDesk.tsx` becomes `OrdersDesk.js`. Names of other files are returned unchanged. */
export function getJavaScriptName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}
