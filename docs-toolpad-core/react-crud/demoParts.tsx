import { DataGrid, type DataGridProps, gridClasses } from '@mui/x-data-grid';
import type { Router } from '@toolpad/core/AppProvider';
import type {
  DataField,
  DataModel,
  DataModelId,
  DataSource,
} from '@toolpad/core/Crud';
import { type ReactNode, type SyntheticEvent, useMemo, useState } from 'react';

/** Your app has a real router; this one keeps the path in memory. */
export function useMemoryRouter(initialPath: string): Router {
  const [pathname, setPathname] = useState(initialPath);

  return useMemo(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );
}

function cancelReset(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * React resets a form after its action, and the forms of 0.15.0 then discard
 * the entered values,
 * even if saving failed. Canceling the reset event prevents that.
 */
export function KeepEntries({ children }: { children: ReactNode }) {
  return (
    <div onResetCapture={cancelReset} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/**
 * Fixes the list's grid: Enter opens a row, the focus is visible, the actions
 * column has a name.
 */
export function KeyboardGrid({ columns, sx, ...props }: DataGridProps) {
  const named = useMemo(
    () =>
      columns.map((column) =>
        column.field === 'actions'
          ? {
              ...column,
              headerName: 'Actions',
              headerAlign: 'right' as const,
              minWidth: 96,
            }
          : column,
      ),
    [columns],
  );

  return (
    <DataGrid
      onCellKeyDown={({ field }, event) => {
        if (event.key === 'Enter' && field !== 'actions') {
          event.currentTarget.click();
        }
      }}
      {...props}
      columns={named}
      // The list passes an object that hides the focus.
      sx={{
        ...(sx as object),
        [`& :is(.${gridClasses.columnHeader}, .${gridClasses.cell}):focus-visible`]:
          {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: '-2px',
          },
      }}
    />
  );
}

type Query = Parameters<NonNullable<DataSource<DataModel>['getMany']>>[0];

const atLeast = (a: string, b: string) => Number(a) >= Number(b);

/**
 * The filter operators of the grid for strings, numbers, booleans and selects.
 * All other operators
 * compare both values for equality.
 */
const OPERATORS: Record<string, (value: string, wanted: string) => boolean> = {
  contains: (value, wanted) => value.includes(wanted),
  doesNotContain: (value, wanted) => !value.includes(wanted),
  startsWith: (value, wanted) => value.startsWith(wanted),
  endsWith: (value, wanted) => value.endsWith(wanted),
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

const toText = (value: unknown) =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean'
    ? String(value).toLowerCase()
    : '';

function isMatch(
  row: DataModel,
  { items, quickFilterValues = [] }: Query['filterModel'],
) {
  const passesItems = items.every(({ field, operator, value }) => {
    const test =
      OPERATORS[operator] ?? ((found: string, one: string) => found === one);
    const needsNoValue = operator === 'isEmpty' || operator === 'isNotEmpty';
    // The value of the operator `isAnyOf` is an array, which is initially
    // empty.
    const wanted = [value].flat().map(toText);
    return (
      (!needsNoValue && wanted.join('') === '') ||
      wanted.some((one) => test(toText(row[field]), one))
    );
  });
  const texts = Object.values(row).map(toText);
  return (
    passesItems &&
    quickFilterValues.every((word) =>
      texts.some((text) => text.includes(toText(word))),
    )
  );
}

function compare(a: unknown, b: unknown) {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : toText(a).localeCompare(toText(b), 'en');
}

/**
 * Filters, sorts and paginates an array, as a server does with a database
 * table.
 */
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
  return {
    items: found.slice(page * pageSize, (page + 1) * pageSize),
    itemCount: found.length,
  };
}

/**
 * Returns a data source that keeps its records in an array instead of on a
 * server.
 */
export function memorySource<D extends DataModel>(
  fields: DataField[],
  seed: readonly D[],
) {
  let rows = seed;

  function getOne(id: DataModelId) {
    // Ids from the URL are strings.
    const row = rows.find((candidate) => String(candidate.id) === String(id));
    if (!row) {
      throw new Error(`There is no record ${id}.`);
    }
    return row;
  }

  return {
    fields,
    getMany: (query) => queryRows(rows, query),
    getOne,
    createOne: (values) => {
      const id = Math.max(0, ...rows.map((row) => Number(row.id))) + 1;
      // The type of the form's values is partial. The form's fields determine
      // what they contain.
      const row = { ...values, id } as D;
      rows = [...rows, row];
      return row;
    },
    updateOne: (id, values) => {
      const changed = { ...getOne(id), ...values };
      rows = rows.map((row) => (row.id === changed.id ? changed : row));
      return changed;
    },
    deleteOne: (id) => {
      const { id: gone } = getOne(id);
      rows = rows.filter((row) => row.id !== gone);
    },
  } satisfies DataSource<D>;
}
