/** A folded block shows this many lines; so does `--folded-lines` in code.css. */
export const FOLDED_LINES = 20;

/** Lines of a text that the stylesheet clips until a reader unfolds them. */
export interface Fold {
  /** How many lines at the top, such as imports, are clipped to one. */
  head?: number;
  /** How many lines are shown after those, and the rest is clipped. Without it, all are shown. */
  visible?: number;
}

const wrap = (className: string, lines: readonly string[]): string =>
  `<span class="${className}">${lines.join('')}</span>`;

/**
 * Folds lines, as `@theme/CodeText` shows them. All lines are in the page: the stylesheet only limits the
 * height of these elements, so browsers find text in them and scroll to it, and reader views have it.
 *
 * @param lines the HTML of each line, with its line break
 * @returns the HTML for inside `<code>`
 */
export function foldLines(lines: readonly string[], { head = 0, visible }: Fold): string {
  const body = lines.slice(head);
  return (
    (head > 0 ? wrap('fold-head', lines.slice(0, head)) : '') +
    (visible === undefined ? body.join('') : wrap('fold-body', body))
  );
}
