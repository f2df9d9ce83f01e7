import { transform } from 'sucrase';
import ts from 'typescript';
import { formatCode } from '../../shared/node/formatCode';

/** The letters that fit into a line of a page. */
const PRINT_WIDTH = 80;

/**
 * Removes type declarations together with their comments. A comment with a blank line after it is about the file, and
 * stays.
 */
function removeTypeDeclarations(code: string, name: string): string {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  let result = code;
  for (const statement of [...file.statements].reverse()) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      const own = (ts.getLeadingCommentRanges(code, statement.pos) ?? []).filter(
        ({ end }) => !/\n\s*\n/.test(code.slice(end, statement.end).split(/\S/, 1)[0] ?? ''),
      );
      const start = own[0]?.pos ?? statement.end - statement.getText(file).length;
      result = result.slice(0, start) + result.slice(statement.end);
    }
  }
  return result;
}

/**
 * Converts TypeScript to formatted JavaScript as a person would write it: without types, but with comments, blank lines
 * and JSX.
 *
 * @param code - TypeScript
 * @param file - the path, for messages
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

/** Returns `OrdersDesk.js` for `OrdersDesk.tsx`. Other files keep their names. */
export function getJavaScriptName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}
