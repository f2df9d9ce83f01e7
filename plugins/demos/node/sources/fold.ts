import ts from 'typescript';
import type { Fold } from '../../../code/shared/fold';

/** A source of more lines is folded to this many (`--folded-lines` in ../../theme/Demo/styles.module.css) … */
const FOLDED_LINES = 10;
/** … and fewer lines of imports than this are left where they are. */
const MIN_IMPORT_LINES = 3;

const isPreamble = (statement: ts.Statement): boolean =>
  ts.isImportDeclaration(statement) ||
  // 'use client'
  (ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression));

/**
 * The lines before what a file is about: its imports, what stands before them, and the empty line
 * behind them, which Prettier sees to.
 */
function importLines(code: string): number {
  const file = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest);
  const first = file.statements.find((statement) => !isPreamble(statement));
  if (!first || first === file.statements[0]) {
    return 0;
  }
  // A comment on the first statement belongs to it.
  const [comment] = ts.getLeadingCommentRanges(code, first.getFullStart()) ?? [];
  return file.getLineAndCharacterOfPosition(comment?.pos ?? first.getStart(file)).line;
}

/**
 * What of a demo's source is out of sight at first: its imports, then what is longer than a glance.
 *
 * @param code the source; of a stylesheet or data, which import nothing, only the end is folded
 * @param lines how many it has
 */
export function foldOf(code: string, lines: number): Fold {
  if (lines <= FOLDED_LINES) {
    return {};
  }
  const imports = importLines(code);
  const head = imports >= MIN_IMPORT_LINES ? imports : 0;
  const isLong = lines - head > FOLDED_LINES;
  return { ...(head && { head }), ...(isLong && { visible: FOLDED_LINES }) };
}
