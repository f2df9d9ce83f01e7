import ts from 'typescript';
import { type Fold, countVisibleLines, findGaps } from '../../../code/shared/fold';

/**
 * The number of visible lines of a folded source. `--folded-lines` in ../../theme/Demo/styles.module.css must have the
 * same value.
 */
const VISIBLE_LINES = 10;
/** The number of visible lines that the parts of a demo may need. */
const MAX_PART_LINES = 20;
/** The minimum number of import lines that are folded. */
const MIN_IMPORT_LINES = 3;

/** Returns whether a statement is an import or a directive such as `'use client'`. */
const isPreamble = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) ||
  (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression));

/**
 * Counts the lines of imports and directives to fold. Fewer than three aren't folded. The number includes the empty line
 * that Prettier puts after them.
 */
export function countImportLines(code: string): number {
  const file = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest);
  const first = file.statements.find((statement) => !isPreamble(statement));
  if (!first || first === file.statements[0]) {
    return 0;
  }
  // A comment before the first statement belongs to that statement.
  const [comment] = ts.getLeadingCommentRanges(code, first.getFullStart()) ?? [];
  const { line } = file.getLineAndCharacterOfPosition(comment?.pos ?? first.getStart(file));
  return line >= MIN_IMPORT_LINES ? line : 0;
}

/**
 * Decides which lines of a demo's source to fold: its imports, and the end of a long source, or else the lines that are
 * far from the important ones. Stylesheets and data have no imports.
 *
 * @param lines - the number of lines of the code
 * @param important - the lines that create the parts of the demo, counted from 0
 */
export function determineFold(
  code: string,
  lines: number,
  important: readonly number[] = [],
): Fold {
  if (lines <= VISIBLE_LINES) {
    return {};
  }
  const head = countImportLines(code);
  const isLong = lines - head > VISIBLE_LINES;
  const gaps = findGaps(lines, important, head);
  const isShown =
    important.length > 0 && countVisibleLines(lines, { head, gaps }) <= MAX_PART_LINES;
  const end = isShown ? { gaps } : { visible: VISIBLE_LINES };
  return { ...(head && { head }), ...(isLong && end) };
}
