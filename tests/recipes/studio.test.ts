/** Calls the data providers and functions of Studio's pages while their service fails, or another user changes records. */
import { loadSamples } from './support/samples';
import { FakeServer } from './support/server';

type Method = (...parameters: unknown[]) => Promise<unknown>;

const MODULES = {
  '@toolpad/studio/server': {
    createDataProvider: (provider: unknown) => provider,
    getContext: () => ({ session: { user: { roles: ['finance'] } } }),
  },
};

/** Loads a data provider, or a file of functions. */
function load(pages: string, file: string): Record<string, Method> {
  const exports = loadSamples(pages, [`toolpad/resources/${file}.ts`], MODULES);
  return (exports.default ?? exports) as Record<string, Method>;
}

const LIST = {
  paginationModel: { start: 0, pageSize: 10 },
  filterModel: { items: [], logicOperator: 'and' },
  sortModel: [],
};

describe.each([
  ['concepts/data-providers', 'orderService', 'getRecords', [LIST]],
  ['concepts/data-providers', 'orderService', 'updateRecord', [1, { total: 3 }]],
  ['concepts/data-providers', 'orderService', 'deleteRecord', [1]],
  ['concepts/custom-functions', 'shipments', 'listShipments', ['post']],
  ['concepts/custom-functions', 'returns', 'listReturns', []],
  ['concepts/http-requests', 'stations', 'listStations', ['Oslo']],
])('%s: %s.%s', (pages, file, method, parameters) => {
  it.each([401, 409, 422, 500, 'offline'] as const)('reports a failure: %s', async (failure) => {
    const server = new FakeServer();
    Object.assign(globalThis, { fetch: server.fetch });
    server.failure = failure;
    const message = failure === 'offline' ? 'Failed to fetch' : `status ${failure}`;
    await expect(load(pages, file)[method]?.(...parameters)).rejects.toThrow(message);
    expect(server.changes).toEqual([]);
  });
});

it.each([
  ['how-to-guides/delete-datagrid-row', 'members', 'deleteMember', 2, ''],
  ['concepts/event-handling', 'rooms', 'bookRoom', 'Fjord', 'Fjord is taken'],
])('%s: %s.%s(%j) a second time: %s', async (pages, file, method, value, failure) => {
  const functions = load(pages, file);
  await functions[method]?.(value);
  const second = functions[method]?.(value);
  await (failure ? expect(second).rejects.toThrow(failure) : second);
});

describe.each([
  ['concepts/data-providers', 'products', { name: 'Lamp', stock: 1 }],
  ['reference/api/create-data-provider', 'notes', { text: 'Call Ana' }],
  ['examples/basic-crud-app', 'contacts', { name: 'Ana' }],
])('%s: %s', (pages, file, values) => {
  it('rejects the change of a record that another user has deleted', async () => {
    const { createRecord, updateRecord, deleteRecord } = load(pages, file);
    const { id } = (await createRecord?.(values)) as { id: number };
    await deleteRecord?.(id);
    await deleteRecord?.(id);
    await expect(updateRecord?.(id, values)).rejects.toThrow('has been deleted');
  });

  it('changes only the given fields, so that two users can change different ones', async () => {
    const { createRecord, updateRecord } = load(pages, file);
    const created = (await createRecord?.(values)) as { id: number };
    expect(await updateRecord?.(created.id, {})).toEqual(created);
  });
});
