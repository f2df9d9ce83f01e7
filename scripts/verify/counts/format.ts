export interface PageCount {
  page: string;
  words: number;
  demos: number;
  /** Blocks that are compiled. */
  checked: number;
  /** Page files that are opened in Studio. */
  loaded: number;
  /** Blocks with a reason why they are not checked. */
  unchecked: number;
  /** All other blocks. */
  other: number;
}

type Numbers = Omit<PageCount, 'page'>;

const COLUMNS = ['words', 'demos', 'checked', 'loaded', 'unchecked', 'other'] as const;

/** A table in Markdown, with the sums in its last row. */
export function formatCounts(counts: readonly PageCount[]): string {
  const sum = Object.fromEntries(
    COLUMNS.map((column) => [column, counts.reduce((total, count) => total + count[column], 0)]),
  ) as unknown as Numbers;
  const rows = [...counts, { page: `${counts.length} pages`, ...sum }];
  return [
    `| page | ${COLUMNS.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(COLUMNS.length)}`,
    ...rows.map((row) => `| ${row.page} | ${COLUMNS.map((column) => row[column]).join(' | ')} |`),
  ].join('\n');
}
