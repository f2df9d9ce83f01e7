import { ALL_PRODUCTS, search } from '../engine/results';
import type { SearchRecord } from '../shared/record';
import { createPageRecord, createTestIndex } from './records';

const createPages = (name: string, count: number, fields: Partial<SearchRecord> = {}) =>
  Array.from({ length: count }, (_, number) => createPageRecord(`${name} ${number}`, fields));

async function list(
  products: Record<string, SearchRecord[]>,
  query: string,
  { scope = ALL_PRODUCTS, current = 'core' } = {},
) {
  return search(await createTestIndex(products), { scope, current, query });
}

it('lists a page above its sections, and selects the best match', async () => {
  const section = createPageRecord('Pick a color', { url: '/Theme 0/#color' });
  const { groups } = await list({ core: [...createPages('Theme', 1), section] }, 'pick color');
  expect(groups.flatMap(({ options }) => options.map(({ url, isBest }) => [url, isBest]))).toEqual([
    ['/Theme 0/', false],
    ['/Theme 0/#color', true],
  ]);
});

it.each([
  ['the best pages of each product', ALL_PRODUCTS, [5, 3]],
  ['all pages of the selected product', 'core', [12]],
  ['everything if the selected product has no results', 'other', [5, 3]],
])('lists %s, and counts all pages', async (_title, scope, listed) => {
  const core = createPages('Theme', 12);
  const studio = createPages('Theme', 3, { trail: ['Studio'] }).map((record) => ({
    ...record,
    url: `/studio${record.url}`,
  }));
  const results = await list({ core, studio }, 'theme', { scope });
  expect(results.groups.map((group) => group.listed)).toEqual(listed);
  expect(results.groups.map(({ options }) => options.length)).toEqual(listed);
  expect(results.counts).toEqual({ core: 12, studio: 3 });
});
