/**
 * Runs the data providers on Studio's pages with the data grid, which requests rows as Studio's grid does.
 *
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import path from 'node:path';
import { TextEncoder } from 'node:util';
import type * as grid from '@mui/x-data-grid';
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import ts from 'typescript';
import { findFences, getMetaValue } from '../../../scripts/verify/lib/fences';

// The data grid needs TextEncoder when it is imported, but jsdom doesn't provide it.
Object.assign(globalThis, { TextEncoder });
const { DataGrid } = jest.requireActual<typeof grid>('@mui/x-data-grid');

// On a busy machine, the first render of the grid takes several seconds.
configure({ asyncUtilTimeout: 20_000 });

const ROOT = path.join(__dirname, '../../..');
const CONCEPT_PAGE = 'docs-studio/concepts/data-providers.mdx';
const REFERENCE_PAGE = 'docs-studio/reference/api/create-data-provider.mdx';
const EXAMPLE_PAGE = 'docs-studio/examples/basic-crud-app.mdx';

type Row = Record<string, unknown> & { id: string | number };

interface FilterModel {
  items: { field: string; operator: string; value?: unknown }[];
  logicOperator: 'and' | 'or';
}

type SortModel = { field: string; sort: 'asc' | 'desc' }[];

interface Result {
  records: Row[];
  totalCount?: number;
  hasNextPage?: boolean;
  cursor?: string | null;
}

interface Provider {
  paginationMode?: 'index' | 'cursor';
  getRecords(parameters: {
    paginationModel: { start: number; cursor: string | null; pageSize: number };
    filterModel: FilterModel;
    sortModel: SortModel;
  }): Promise<Result>;
  createRecord?(record: object): Promise<Row>;
  updateRecord?(id: string | number, values: object): Promise<Row | undefined>;
  deleteRecord?(id: string | number): Promise<void>;
}

/** Loads a data provider from a page, with its initial records. */
function loadProvider(page: string, file: string): Provider {
  const text = fs.readFileSync(path.join(ROOT, page), 'utf8');
  const fence = findFences({ path: page, text }).find(
    ({ meta }) => getMetaValue(meta, 'title') === file,
  );
  if (fence === undefined) {
    throw new Error(`Expected a block with the title ${file} on ${page}, but found none.`);
  }
  const { outputText } = ts.transpileModule(fence.code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports: { default?: Provider } = {};
  const require = () => ({ createDataProvider: (config: Provider) => config });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('require', 'exports', outputText) as (
    load: typeof require,
    exported: typeof exports,
  ) => void;
  run(require, exports);
  if (exports.default === undefined) {
    throw new Error(`Expected ${file} on ${page} to have a default export, but found none.`);
  }
  return exports.default;
}

const NO_FILTER: FilterModel = { items: [], logicOperator: 'and' };

/** Requests pages of rows and computes the row count as Studio 0.13.0 does. */
function StudioGrid({ provider, onRows }: { provider: Provider; onRows: (rows: Row[]) => void }) {
  const [model, setModel] = useState({ page: 0, pageSize: 100 });
  const [result, setResult] = useState<Result>({ records: [] });
  const cursors = useRef(new Map<number, string>());
  useEffect(() => {
    const { page, pageSize } = model;
    let isCurrent = true;
    const cursor = cursors.current.get(page - 1) ?? null;
    void provider
      .getRecords({
        paginationModel: { start: page * pageSize, cursor, pageSize },
        filterModel: NO_FILTER,
        sortModel: [],
      })
      .then((next) => {
        if (isCurrent) {
          if (typeof next.cursor === 'string') {
            cursors.current.set(page, next.cursor);
          }
          setResult(next);
          onRows(next.records);
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [provider, model, onRows]);
  const { records, totalCount, hasNextPage } = result;
  return (
    <DataGrid
      columns={[{ field: 'id' }]}
      onPaginationModelChange={setModel}
      paginationMode="server"
      paginationModel={model}
      rowCount={totalCount ?? (hasNextPage ? (model.page + 1) * model.pageSize + 1 : 0)}
      rows={records}
    />
  );
}

describe.each([
  [REFERENCE_PAGE, 'toolpad/resources/events.ts', 230, '201–230 of 230'],
  [CONCEPT_PAGE, 'toolpad/resources/journal.ts', 300, '201–300 of 300'],
  [CONCEPT_PAGE, 'toolpad/resources/products.ts', 250, '201–250 of 250'],
])('the provider on %s in %s', (page, file, count, footer) => {
  it('shows every record when the user pages through to the end', async () => {
    const ids = new Set<Row['id']>();
    const onRows = (rows: Row[]) => rows.forEach(({ id }) => ids.add(id));
    render(<StudioGrid onRows={onRows} provider={loadProvider(page, file)} />);

    await screen.findByText(/^1–100 of/);
    for (const first of [101, 201]) {
      fireEvent.click(screen.getByLabelText('Go to next page'));
      // The footer changes before the rows and the next cursor arrive.
      await waitFor(() => expect(ids.size).toBe(Math.min(first + 99, count)));
    }
    await screen.findByText(footer);
    // At this point, the grid would return to an earlier page if its last page were beyond the row count.
    await act(() => Promise.resolve());

    expect(screen.getByText(footer)).toBeTruthy();
    expect(screen.getByLabelText('Go to next page')).toHaveProperty('disabled', true);
    expect(ids.size).toBe(count);
  });
});

/** Returns the ids of the records that a provider finds, with a page size of 100. */
async function findIds(
  provider: Provider,
  { filterModel = NO_FILTER, sortModel = [] as SortModel },
): Promise<Row['id'][]> {
  const { records } = await provider.getRecords({
    paginationModel: { start: 0, cursor: null, pageSize: 100 },
    filterModel,
    sortModel,
  });
  return records.map(({ id }) => id);
}

const createNameFilter = (operator: string, value?: unknown) => ({
  field: 'name',
  operator,
  value,
});

describe('products.ts', () => {
  const loadProducts = () => loadProvider(CONCEPT_PAGE, 'toolpad/resources/products.ts');

  it.each<[string, FilterModel, number]>([
    ['part of the name', { items: [createNameFilter('contains', '12')], logicOperator: 'and' }, 13],
    [
      'the whole name',
      { items: [createNameFilter('equals', 'product 12')], logicOperator: 'and' },
      1,
    ],
    [
      'nothing if the filter has no value',
      { items: [createNameFilter('contains')], logicOperator: 'or' },
      100,
    ],
    [
      'one of two names',
      {
        items: [createNameFilter('equals', 'product 12'), createNameFilter('equals', 'product 7')],
        logicOperator: 'or',
      },
      2,
    ],
  ])('filters by %s', async (_case, filterModel, count) => {
    await expect(findIds(loadProducts(), { filterModel })).resolves.toHaveLength(count);
  });

  it('throws an error for an unsupported filter operator', async () => {
    const filterModel: FilterModel = { items: [createNameFilter('isEmpty')], logicOperator: 'and' };
    await expect(findIds(loadProducts(), { filterModel })).rejects.toThrow('isEmpty');
  });

  it('sorts by the first field, and then by the second', async () => {
    const sortModel: SortModel = [
      { field: 'stock', sort: 'asc' },
      { field: 'id', sort: 'desc' },
    ];
    const ids = await findIds(loadProducts(), { sortModel });
    expect(ids.slice(0, 3)).toEqual([241, 201, 161]);
  });
});

it.each([
  [CONCEPT_PAGE, 'toolpad/resources/products.ts', 'name'],
  [REFERENCE_PAGE, 'toolpad/resources/notes.ts', 'text'],
  [EXAMPLE_PAGE, 'toolpad/resources/contacts.ts', 'name'],
])(
  'creates, updates, and deletes a record with the provider on %s in %s',
  async (page, file, field) => {
    const provider = loadProvider(page, file);

    const created = await provider.createRecord?.({ [field]: 'Mei' });
    const id = created?.id ?? '';
    expect(created).toMatchObject({ [field]: 'Mei' });
    expect(id).toBeTruthy();
    await expect(
      provider.updateRecord?.(id, { [field]: 'Ana', id: 1, role: 'admin' }),
    ).resolves.toEqual({ ...created, [field]: 'Ana' });
    await provider.deleteRecord?.(id);
    await expect(findIds(provider, {})).resolves.not.toContain(id);
  },
);
