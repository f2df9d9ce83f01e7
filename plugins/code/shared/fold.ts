/** The number of visible lines of a folded block. `--folded-lines` in code.css must have the same value. */
export const VISIBLE_LINES = 20;
/** The minimum number of consecutive lines that are folded, because folding fewer saves no space. */
const MIN_FOLDED_LINES = 4;
/** The number of lines around an important line that stay visible. */
const CONTEXT_LINES = 2;

/** Describes the lines that the stylesheet clips until a reader unfolds them. Lines are counted from 0. */
export interface Fold {
  /** The number of lines at the top, such as imports. None of them is visible. */
  head?: number;
  /** The number of visible lines after the head. If it is missing, all lines are visible. */
  visible?: number;
  /** The ranges of lines that are folded to the height of one line each. The end is exclusive. */
  gaps?: readonly (readonly [start: number, end: number])[];
}

/**
 * Returns the ranges of lines that are far from all important ones.
 *
 * @param count - the number of lines
 * @param important - the important lines, counted from 0
 * @param head - the number of lines at the top that are folded separately
 */
export function findGaps(
  count: number,
  important: readonly number[],
  head = 0,
): [start: number, end: number][] {
  const gaps: [start: number, end: number][] = [];
  let start = head;
  for (const line of [...important].sort((a, b) => a - b)) {
    gaps.push([start, line - CONTEXT_LINES]);
    start = line + CONTEXT_LINES + 1;
  }
  gaps.push([start, count]);
  return gaps.filter(([from, to]) => to - from >= MIN_FOLDED_LINES);
}

/** Returns the number of lines that a block occupies while it is folded, without its head. */
export function countVisibleLines(count: number, { head = 0, visible, gaps = [] }: Fold): number {
  const hidden = gaps.reduce((sum, [start, end]) => sum + end - start - 1, 0);
  return visible ?? count - head - hidden;
}

const wrapLines = (className: string, lines: readonly string[]): string =>
  lines.length > 0 ? `<span class="${className}">${lines.join('')}</span>` : '';

/**
 * Folds lines for `@theme/CodeText`. The page contains all lines, and the stylesheet only limits the height of the
 * folded elements. Therefore, browsers can still find their text and scroll to it, and reader views show it.
 *
 * @param lines - the HTML of each line, including its line break
 * @param fold - the lines to fold
 * @returns the content of `<code>`
 */
export function foldLines(
  lines: readonly string[],
  { head = 0, visible, gaps = [] }: Fold,
): string {
  const start = wrapLines('fold-head', lines.slice(0, head));
  if (visible !== undefined) {
    return start + wrapLines('fold-body', lines.slice(head));
  }
  let html = start;
  let next = head;
  for (const [from, to] of gaps) {
    const className = to < lines.length ? 'fold-gap' : 'fold-end';
    html += lines.slice(next, from).join('') + wrapLines(className, lines.slice(from, to));
    next = to;
  }
  return html + lines.slice(next).join('');
}
