import { markdownTable } from '../lib/markdownTable';
import type { Goal, Row } from './rows';
import { type Results, valueOf } from './results';
import type { SiteId } from './sites/build';

/** A site as a column: its id and what stands above it. */
export interface Column {
  id: SiteId;
  title: string;
}

const OURS = 'ours';

/** What is said of a goal; nothing where there is none. */
export function verdictOf(isMet: boolean | undefined): string {
  return isMet === undefined ? '' : isMet ? 'met' : '**missed**';
}

/** A number in the unit of its row. */
function shown(value: number, unit: Row['unit']): string {
  if (unit === 'kB') {
    return (value / 1000).toFixed(1);
  }
  return Number.isInteger(value) || unit === 'ms' ? String(Math.round(value)) : value.toFixed(3);
}

/** What a goal comes to, given what the others do; nothing where these were not measured. */
function limitOf(goal: Goal, valueAt: (site: SiteId) => number | undefined): number | undefined {
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
 * @param columns this site first
 */
export function formatTable(
  results: Results,
  rows: readonly Row[],
  columns: readonly Column[],
): string {
  const lines = rows.flatMap((row) => {
    const { part, page, metric, label, unit, goal } = row;
    const valueAt = (site: SiteId) => valueOf(results, { part, page, metric, site });
    const own = valueAt(OURS);
    if (own === undefined) {
      return [];
    }
    const cells = columns.map(({ id }) => {
      const value = valueAt(id);
      if (value === undefined) {
        return '–';
      }
      const ratio = id !== OURS && value > 0 ? ` (${(own / value).toFixed(2)})` : '';
      return shown(value, unit) + ratio;
    });
    const limit = goal && limitOf(goal, valueAt);
    const verdict = verdictOf(limit === undefined ? undefined : own <= limit);
    const named = unit === '' ? label : `${label}, ${unit}`;
    return [[named, ...cells, goal ? nameOf(goal, unit, columns) : '', verdict]];
  });
  const titles = ['', ...columns.map(({ title }) => title), 'goal', ''];
  return markdownTable(titles, lines);
}
