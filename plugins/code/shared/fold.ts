/** A folded block shows this many lines. */
export const FOLDED_LINES = 20;

/** Lines of a text that are out of sight until a reader unfolds them. */
export interface Fold {
  /** How many at the top, such as imports. */
  head?: number;
  /** How many are shown behind those; the rest is folded. Without it, all are. */
  visible?: number;
}

/** Browsers find text in such an element, and unfold it themselves. */
function hidden(lines: readonly string[], className: string): string {
  return lines.length > 0
    ? `<span class="${className}" hidden="until-found">${lines.join('')}</span>`
    : '';
}

/**
 * Folds lines, as `@theme/CodeText` shows them.
 *
 * @param lines the HTML of each line, with its line break
 * @returns the HTML for inside `<code>`
 */
export function foldLines(
  lines: readonly string[],
  { head = 0, visible = lines.length }: Fold,
): string {
  const end = head + visible;
  return (
    hidden(lines.slice(0, head), 'head') +
    lines.slice(head, end).join('') +
    hidden(lines.slice(end), 'rest')
  );
}
