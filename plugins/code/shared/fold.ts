/** The number of visible lines of a folded block. Keep `--folded-lines` in code.css equal. */
export const FOLDED_LINES = 20;

/** The lines that the stylesheet clips until a reader unfolds them. */
export interface Fold {
  /** The number of lines at the top, such as imports, that are clipped to one. */
  head?: number;
  /** The number of visible lines after those. Without it, all are visible. */
  visible?: number;
}

const wrap = (className: string, lines: readonly string[]): string =>
  `<span class="${className}">${lines.join('')}</span>`;

/**
 * Folds lines for `@theme/CodeText`. All lines are in the page. The stylesheet only limits the height of these elements,
 * so browsers find text in them and scroll to it, and reader views show it.
 *
 * @param lines - the HTML of each line, with its line break
 * @returns the content of `<code>`
 */
export function foldLines(lines: readonly string[], { head = 0, visible }: Fold): string {
  const body = lines.slice(head);
  return (
    (head > 0 ? wrap('fold-head', lines.slice(0, head)) : '') +
    (visible === undefined ? body.join('') : wrap('fold-body', body))
  );
}
