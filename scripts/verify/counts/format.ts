export interface PageCount {
  page: string;
  words: number;
  demos: number;
  /** TypeScript blocks that are compiled. */
  checked: number;
  /** TypeScript blocks with a reason why they are not. */
  unchecked: number;
  /** Blocks in other languages. */
  other: number;
}

type Numbers = Omit<PageCount, 'page'>;

const COLUMNS: readonly (keyof Numbers)[] = ['words', 'demos', 'checked', 'unchecked', 'other'];

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
