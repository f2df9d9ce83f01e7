import { transform } from 'sucrase';
import ts from 'typescript';
import { formatCode } from '../../shared/node/formatCode';

/** Letters in a line, which fit the column of a page. */
const WIDTH = 80;

/**
 * Takes out type declarations together with the comments on them, which would be left hanging over
 * nothing. A comment with a blank line after it belongs to the file, and stays.
 */
function withoutTypeDeclarations(code: string, name: string): string {
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
 * Makes the JavaScript source from the TypeScript source, as a person would have written it: types
 * gone, comments, blank lines and JSX kept, formatted.
 *
 * @param code TypeScript
 * @param file its path, for messages
 */
export async function toJavaScript(code: string, file: string): Promise<string> {
  const { code: stripped } = transform(withoutTypeDeclarations(code, file), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: file,
  });
  return formatCode(stripped, 'babel', WIDTH);
}

/** `OrdersDesk.tsx` → `OrdersDesk.js`; files of other kinds keep their names. */
export function javaScriptName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}
