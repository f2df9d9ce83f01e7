import ts from 'typescript';
import type { Fold } from '../../../code/shared/fold';

/**
 * The number of visible lines of a folded source. `--folded-lines` in ../../theme/Demo/styles.module.css must have the
 * same value.
 */
const VISIBLE_LINES = 10;
/** The minimum number of import lines that are folded. */
const MIN_IMPORT_LINES = 3;

/** Returns whether a statement is an import or a directive such as `'use client'`. */
const isPreamble = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) ||
  (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression));

/** Counts the lines of imports and directives, including the empty line that Prettier puts after them. */
function countPreambleLines(code: string): number {
  const file = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest);
  const first = file.statements.find((statement) => !isPreamble(statement));
  if (!first || first === file.statements[0]) {
    return 0;
  }
  // A comment before the first statement belongs to that statement.
  const [comment] = ts.getLeadingCommentRanges(code, first.getFullStart()) ?? [];
  return file.getLineAndCharacterOfPosition(comment?.pos ?? first.getStart(file)).line;
}

/**
 * Decides which lines of a demo's source to fold: its imports, and the end of a long source. Stylesheets and data have
 * no imports.
 *
 * @param code - the source code
 * @param lines - the number of lines of the code
 */
export function determineFold(code: string, lines: number): Fold {
  if (lines <= VISIBLE_LINES) {
    return {};
  }
  const imports = countPreambleLines(code);
  const head = imports >= MIN_IMPORT_LINES ? imports : 0;
  const isLong = lines - head > VISIBLE_LINES;
  return { ...(head && { head }), ...(isLong && { visible: VISIBLE_LINES }) };
}
