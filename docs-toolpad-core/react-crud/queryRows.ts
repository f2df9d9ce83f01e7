import type { DataModel, DataSource } from '@toolpad/core/Crud';

export type Query = Parameters<NonNullable<DataSource<DataModel>['getMany']>>[0];

const atLeast = (a: string, b: string) => Number(a) >= Number(b);

/** The filter operators of the grid for texts, numbers, booleans and choices. */
const OPERATORS: Record<string, (value: string, wanted: string) => boolean> = {
  contains: (value, wanted) => value.includes(wanted),
  doesNotContain: (value, wanted) => !value.includes(wanted),
  startsWith: (value, wanted) => value.startsWith(wanted),
  endsWith: (value, wanted) => value.endsWith(wanted),
  isAnyOf: (value, wanted) => wanted.split(',').includes(value),
  isEmpty: (value) => value === '',
  isNotEmpty: (value) => value !== '',
  doesNotEqual: (value, wanted) => value !== wanted,
  not: (value, wanted) => value !== wanted,
  '!=': (value, wanted) => value !== wanted,
  '>=': atLeast,
  '<=': (value, wanted) => atLeast(wanted, value),
  '>': (value, wanted) => !atLeast(wanted, value),
  '<': (value, wanted) => !atLeast(value, wanted),
};

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).toLowerCase()
    : '';

function isMatch(row: DataModel, { items, quickFilterValues = [] }: Query['filterModel']) {
  const passesItems = items.every(({ field, operator, value }) => {
    const test = OPERATORS[operator] ?? ((found: string, wanted: string) => found === wanted);
    const needsNoValue = operator === 'isEmpty' || operator === 'isNotEmpty';
    return (!needsNoValue && textOf(value) === '') || test(textOf(row[field]), textOf(value));
  });
  const texts = Object.values(row).map(textOf);
  return (
    passesItems &&
    quickFilterValues.every((word) => texts.some((text) => text.includes(textOf(word))))
  );
}

function compare(a: unknown, b: unknown) {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : textOf(a).localeCompare(textOf(b), 'en');
}

/** Filters, sorts and pages an array as a server does it with a table. */
export function queryRows<D extends DataModel>(
  rows: readonly D[],
  { paginationModel: { page, pageSize }, sortModel, filterModel }: Query,
) {
  const found = rows.filter((row) => isMatch(row, filterModel));
  const [order] = sortModel;
  if (order?.sort) {
    const sign = order.sort === 'desc' ? -1 : 1;
    found.sort((a, b) => sign * compare(a[order.field], b[order.field]));
  }
  return { items: found.slice(page * pageSize, (page + 1) * pageSize), itemCount: found.length };
}
