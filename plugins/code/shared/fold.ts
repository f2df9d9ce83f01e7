/** The number of visible lines of a folded block. `--folded-lines` in code.css must have the same value. */
export const VISIBLE_LINES = 20;

/** Describes the lines that the stylesheet clips until a reader unfolds them. */
export interface Fold {
  /** The number of lines at the top, such as imports. None of them is visible. */
  head?: number;
  /** The number of visible lines after the head. If it is missing, all lines are visible. */
  visible?: number;
}

const wrapLines = (className: string, lines: readonly string[]): string =>
  `<span class="${className}">${lines.join('')}</span>`;

/**
 * Folds lines for `@theme/CodeText`. The page contains all lines, and the stylesheet only limits the height of the
 * folded elements. Therefore, browsers can still find their text and scroll to it, and reader views show it.
 *
 * @param lines - the HTML of each line, including its line break
 * @param fold - the lines to fold
 * @returns the content of `<code>`
 */
export function foldLines(lines: readonly string[], { head = 0, visible }: Fold): string {
  const body = lines.slice(head);
  return (
    (head > 0 ? wrapLines('fold-head', lines.slice(0, head)) : '') +
    (visible === undefined ? body.join('') : wrapLines('fold-body', body))
  );
}
