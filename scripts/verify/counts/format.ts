import { markdownTable } from '../../lib/markdownTable';

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
  /** Pictures, each of which is there in light and dark. */
  pictures: number;
  /** The day on which the oldest of them was taken, `2026-11-21`; empty without pictures. */
  oldest: string;
}

const SUMMED = [
  'words',
  'demos',
  'checked',
  'loaded',
  'unchecked',
  'other',
  'pictures',
] as const satisfies readonly (keyof PageCount)[];

const COLUMNS = ['page', ...SUMMED, 'oldest'] as const satisfies readonly (keyof PageCount)[];

/** A table in Markdown, with the sums in its last row, and the oldest picture of all. */
export function formatCounts(counts: readonly PageCount[]): string {
  const sums = Object.fromEntries(
    SUMMED.map((column) => [column, counts.reduce((total, count) => total + count[column], 0)]),
  ) as Record<(typeof SUMMED)[number], number>;
  const [oldest = ''] = counts
    .map((count) => count.oldest)
    .filter(Boolean)
    .sort();
  const rows: PageCount[] = [...counts, { page: `${counts.length} pages`, ...sums, oldest }];
  const lines = rows.map((row) => COLUMNS.map((column) => row[column]));
  return markdownTable(COLUMNS, lines);
}
