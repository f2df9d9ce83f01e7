import type { PublishedIndex } from '../engine/published';
import { ALL_PRODUCTS, getNextProduct, groupByProduct, listGroups } from '../engine/resultList';
import { findPages } from '../engine/search';
import type { SearchRecord } from '../shared/record';
import { createPageRecord, createTestIndex } from './records';

const published = ['core', 'studio'].map(
  (id) => ({ id, label: id, versionLabel: 'v1' }) as PublishedIndex,
);
const createPages = (name: string, count: number, fields: Partial<SearchRecord> = {}) =>
  Array.from({ length: count }, (_, number) => createPageRecord(`${name} ${number}`, fields));

async function list(
  products: Record<string, SearchRecord[]>,
  query: string,
  { scope = ALL_PRODUCTS, current = 'core', showsAll = false } = {},
) {
  const pages = findPages(await createTestIndex(products), query);
  return listGroups(groupByProduct(published, pages), { scope, current, showsAll });
}

it.each([
  ['the current product if both answer', ['Theme'], ['Theme'], 'studio', ['studio', 'core']],
  ['the product that answers with a name', ['Docker'], ['Other'], 'studio', ['core']],
  [
    'the product with the better answer on other pages',
    ['Theme file'],
    ['Theme'],
    '',
    ['studio', 'core'],
  ],
])('lists %s first', async (_title, core, studio, current, expected) => {
  const toRecords = (titles: string[], product: string) =>
    titles.map((title) => createPageRecord(title, { url: `/${product}/${title}/` }));
  const groups = await list(
    { core: toRecords(core, 'core'), studio: toRecords(studio, 'studio') },
    core[0] === 'Docker' ? 'docker' : 'theme',
    { current },
  );
  expect(groups.map(({ product }) => product)).toEqual(expected);
});

it('lists a product whose text contains all words after one whose names do', async () => {
  const core = [createPageRecord('Support', { text: 'The code of a QR reader.' })];
  const studio = [createPageRecord('QR code')];
  const groups = await list({ core, studio }, 'qr code');
  expect(groups.map(({ product }) => product)).toEqual(['studio', 'core']);
});

it('lists a page above its sections, and selects the best match', async () => {
  const section = createPageRecord('Pick a color', { url: '/Theme 0/#color' });
  const [group] = await list({ core: [...createPages('Theme', 1), section] }, 'pick color');
  expect(
    group?.options.map((option) => option.kind !== 'more' && [option.entry.url, option.isBest]),
  ).toEqual([
    ['/Theme 0/', false],
    ['/Theme 0/#color', true],
  ]);
});

it.each([
  ['five pages of each product', {}, [6, 3]],
  ['eight pages of a single product', { scope: 'core' }, [9]],
  ['all pages on request', { scope: 'core', showsAll: true }, [12]],
])('lists %s, and an option that lists the rest', async (_title, options, expected) => {
  const core = createPages('Theme', 12);
  const studio = createPages('Theme', 3, { trail: ['Studio'] }).map((record) => ({
    ...record,
    url: `/studio${record.url}`,
  }));
  const groups = await list({ core, studio }, 'theme', options);
  expect(groups.map((group) => group.options.length)).toEqual(expected);
  const last = groups[0]?.options.at(-1);
  expect(last?.kind === 'more' ? last.count : 12).toBe(12);
});

it.each([
  [undefined, 1, 'core'],
  ['core', 1, 'studio'],
  ['studio', 1, 'core'],
  ['core', -1, 'studio'],
] as const)('returns the product beside %s in direction %s: %s', (current, step, expected) => {
  expect(getNextProduct(['core', 'studio'], current, step)).toBe(expected);
});
