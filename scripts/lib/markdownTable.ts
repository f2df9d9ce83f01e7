/** A table in Markdown: names on the left, numbers behind them. */
export function markdownTable(
  titles: readonly string[],
  lines: readonly (readonly (string | number)[])[],
): string {
  return [titles, titles.map((_, index) => (index === 0 ? '---' : '---:')), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
