import { ALL_PRODUCTS, search } from '../engine/results';
import type { SearchRecord } from '../shared/record';
import { createPageRecord, createTestIndex } from './records';

const getOptions = ({ groups }: ReturnType<typeof search>) =>
  groups.flatMap(({ options }) => options);

const createPages = (name: string, count: number, fields: Partial<SearchRecord> = {}) =>
  Array.from({ length: count }, (_, number) => createPageRecord(`${name} ${number}`, fields));

async function list(
  products: Record<string, SearchRecord[]>,
  query: string,
  { scope = ALL_PRODUCTS, current = 'core', hasText = true } = {},
) {
  return search(await createTestIndex(products, { hasText }), { scope, current, query });
}

it('lists a page above its sections, and selects the best match', async () => {
  const section = createPageRecord('Pick a color', { url: '/Theme 0/#color' });
  const results = await list({ core: [...createPages('Theme', 1), section] }, 'pick color');
  expect(getOptions(results).map(({ url, isBest }) => [url, isBest])).toEqual([
    ['/Theme 0/', false],
    ['/Theme 0/#color', true],
  ]);
});

it.each([
  ['the best pages of each product', ALL_PRODUCTS, [5, 3], [12, undefined]],
  ['all pages of the selected product', 'core', [12], [undefined]],
  ['everything if the selected product has no results', 'other', [5, 3], [12, undefined]],
])('lists %s, and counts all pages', async (_title, scope, listed, more) => {
  const core = createPages('Theme', 12);
  const studio = createPages('Theme', 3, { trail: ['Studio'] }).map((record) => ({
    ...record,
    url: `/studio${record.url}`,
  }));
  const results = await list({ core, studio }, 'theme', { scope });
  expect(results.groups.map(({ options }) => options.length)).toEqual(listed);
  expect(results.groups.map((group) => group.more?.count)).toEqual(more);
  expect(results.counts).toEqual({ core: 12, studio: 3 });
});

const THEME_PAGES = [
  createPageRecord('Theme', { text: 'Sets colors.\nA theme fails without them.' }),
  createPageRecord('Dark mode', { url: '/Theme/#dark', text: 'The theme has a dark mode.' }),
  createPageRecord('Change the theme', { url: '/Theme/#change', text: 'Edit the theme.' }),
  createPageRecord('Theme file', { url: '/Theme/#file', code: 'export const theme = {};' }),
];

it.each([
  ['the description of a page with this name', 'theme', 'Sets colors.'],
  ['the match in a page with another name', 'fails', 'Sets colors. A theme fails without them.'],
])('shows %s', async (_title, query, excerpt) => {
  const [page] = getOptions(await list({ core: THEME_PAGES }, query));
  expect(page?.excerpt?.text.replace('\n', ' ')).toBe(excerpt);
});

it('lists the same rows with the same parts before and after the text has loaded', async () => {
  const [early, late] = await Promise.all(
    [false, true].map(async (hasText) =>
      getOptions(await list({ core: THEME_PAGES }, 'theme', { hasText })).map((option) => [
        option.title.text,
        option.excerpt !== undefined,
      ]),
    ),
  );
  expect(early).toEqual([
    ['Theme', true],
    ['Theme file', false],
    ['Change the theme', true],
  ]);
  expect(late).toEqual(early);
});
