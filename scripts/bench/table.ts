import { markdownTable } from '../lib/markdownTable';
import type { Goal, Row } from './rows';
import { type Results, valueOf } from './results';

/** A site as a column: its id and what stands above it. */
export interface Column {
  id: string;
  title: string;
}

/** A number in the unit of its row. */
function shown(value: number, unit: Row['unit']): string {
  switch (unit) {
    case 'ms':
    case 's':
      return String(Math.round(value));
    case 'kB':
      return (value / 1000).toFixed(1);
    case 'GB':
      return (value / 1e9).toFixed(1);
    case '':
      return Number.isInteger(value) ? String(value) : value.toFixed(3);
  }
}

/** What a goal comes to, given what the others do; nothing where these were not measured. */
function limitOf(goal: Goal, valueAt: (site: string) => number | undefined): number | undefined {
  if ('max' in goal) {
    return goal.max;
  }
  const values = goal.of.map(valueAt).filter((value) => value !== undefined);
  return values.length === goal.of.length ? goal.times * Math.min(...values) : undefined;
}

function nameOf(goal: Goal, unit: Row['unit'], columns: readonly Column[]): string {
  if ('max' in goal) {
    return `≤ ${shown(goal.max, unit)}`;
  }
  const names = goal.of.map((id) => columns.find((column) => column.id === id)?.title ?? id);
  return `≤ ${goal.times} × ${names.join(' and ')}`;
}

/**
 * The table of all rows in Markdown. Behind the number of another site stands this site's number divided by
 * it, so that less than 1 is better than there.
 *
 * @param columns this site first, whose goals these are
 */
export function formatTable(
  results: Results,
  rows: readonly Row[],
  columns: readonly Column[],
): string {
  const own = columns[0]?.id ?? '';
  const lines = rows.flatMap((row) => {
    const { part, page, metric, label, unit, goal } = row;
    const valueAt = (site: string) => valueOf(results, { part, page, metric, site });
    const ours = valueAt(own);
    if (ours === undefined) {
      return [];
    }
    const cells = columns.map(({ id }) => {
      const value = valueAt(id);
      if (value === undefined) {
        return '–';
      }
      const ratio = id !== own && value > 0 ? ` (${(ours / value).toFixed(2)})` : '';
      return shown(value, unit) + ratio;
    });
    const limit = goal && limitOf(goal, valueAt);
    const isMet = limit === undefined ? undefined : ours <= limit;
    const verdict = isMet === undefined ? '' : isMet ? 'met' : '**missed**';
    const named = unit === '' ? label : `${label}, ${unit}`;
    return [[named, ...cells, goal ? nameOf(goal, unit, columns) : '', verdict]];
  });
  const titles = ['', ...columns.map(({ title }) => title), 'goal', ''];
  return markdownTable(titles, lines);
}
