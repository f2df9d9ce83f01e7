/**
 * Checks that `queryRows`, which readers copy from the CRUD page, supports all filter operators of the data grid except
 * those for dates.
 */
import { queryRows } from '../../../docs-toolpad-core/react-crud/demoParts';

const ROWS = [
  { id: 1, part: 'Brake cable', stock: 84, state: 'used', spare: true },
  { id: 2, part: 'Chain, 9-speed', stock: 12, state: 'new', spare: false },
  { id: 3, part: '', stock: 230, state: 'new', spare: false },
];

function findIds(field: string, operator: string, value?: unknown): number[] {
  const { items } = queryRows(ROWS, {
    paginationModel: { page: 0, pageSize: 10 },
    sortModel: [],
    filterModel: { items: [{ field, operator, value }] },
  });
  return items.map(({ id }) => id);
}

const FILTER_CASES: [field: string, operator: string, value: unknown, ids: number[]][] = [
  ['part', 'contains', 'a', [1, 2]],
  ['part', 'doesNotContain', 'chain', [1, 3]],
  ['part', 'equals', 'brake CABLE', [1]],
  ['part', 'doesNotEqual', 'Brake cable', [2, 3]],
  ['part', 'startsWith', 'ch', [2]],
  ['part', 'endsWith', 'cable', [1]],
  ['part', 'isEmpty', undefined, [3]],
  ['part', 'isNotEmpty', undefined, [1, 2]],
  ['part', 'isAnyOf', ['Chain, 9-speed', 'none'], [2]],
  ['part', 'isAnyOf', [], [1, 2, 3]],
  ['stock', '=', 12, [2]],
  ['stock', '!=', 12, [1, 3]],
  ['stock', '>', 84, [3]],
  ['stock', '>=', 84, [1, 3]],
  ['stock', '<', 84, [2]],
  ['stock', '<=', 84, [1, 2]],
  ['stock', 'isEmpty', undefined, []],
  ['stock', 'isNotEmpty', undefined, [1, 2, 3]],
  ['stock', 'isAnyOf', [84, 230], [1, 3]],
  ['spare', 'is', 'true', [1]],
  ['state', 'is', 'new', [2, 3]],
  ['state', 'not', 'new', [1]],
  ['state', 'isAnyOf', ['used', 'old'], [1]],
  ['part', 'contains', undefined, [1, 2, 3]],
];

it.each(FILTER_CASES)('filters rows by %s %s %p', (field, operator, value, ids) => {
  expect(findIds(field, operator, value)).toEqual(ids);
});
