// The queries contain typos. cspell:disable
import type { SearchIndex } from '../engine/engine';
import { findPages, type PageHit } from '../engine/search';
import type { SearchRecord } from '../shared/record';
import { createPageRecord, createTestIndex } from './records';

const createPage = (name: string, text: string, trail: string[] = []): SearchRecord =>
  createPageRecord(name, { text, trail });

function createSection(name: string, heading: string, text = '', code = ''): SearchRecord {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return createPageRecord(heading, { url: `/${name}/#${id}`, text, code });
}

const records = [
  createPage('Data Grid', 'Shows rows and columns.', ['Components']),
  createSection('Data Grid', 'Row selection', 'Select one row or many.'),
  createSection('Data Grid', 'Columns', 'Types of columns.', 'columns={[{ field: "name" }]}'),
  createPage('Deployment', 'Put the app on a server.'),
  createSection(
    'Deployment',
    'Docker',
    'Write a Dockerfile.',
    'Error: Cannot find module "server"',
  ),
  createPage('useLocalStorageState', 'Keeps a value in the browser.'),
  createPageRecord('Messages', { text: 'Shows a message.', aliases: 'flash card, toast' }),
  createPage('Bundles', 'Found no such build, and no other build.'),
  createPage('Errors', 'Says that it has no build found.'),
];

let index: SearchIndex;
let names: SearchIndex;
beforeAll(async () => {
  index = await createTestIndex({ core: records });
  names = await createTestIndex({ core: records }, { hasText: false });
});

const getUrls = (pages: readonly PageHit[]): string[] =>
  pages.flatMap(({ hits: [best] }) => best.entry.url);
const findUrls = (query: string): string[] => getUrls(findPages(index, query));

it.each([
  ['a page by its title', 'deployment', '/Deployment/'],
  ['a camel-case name by its lowercase form', 'uselocalstoragestate', '/useLocalStorageState/'],
  ['a section by its code', 'cannot find module', '/Deployment/#docker'],
  ['a section by its name and the name of its page', 'data grid columns', '/Data Grid/#columns'],
  ['a page by an alias', 'toast', '/Messages/'],
  ['a page by an alias of two words', 'flash cards', '/Messages/'],
  ['a page with adjacent words before one with scattered words', 'no build found', '/Errors/'],
])('ranks the best match first: %s', (_title, query, url) => {
  expect(findUrls(query)[0]).toBe(url);
});

it.each(['', '   ', 'zzzzzz', '—', 'card', 'card flash', 'flash'])(
  'finds nothing for "%s"',
  (query) => {
    expect(findUrls(query)).toEqual([]);
  },
);

it('omits entries that contain only a common word of the query', async () => {
  const pages = Array.from({ length: 20 }, (_, number) => createPage(`Code ${number}`, 'Code.'));
  const core = [...pages, createPage('Generator', 'Shows a QR code.')];
  expect(getUrls(findPages(await createTestIndex({ core }), 'qr code'))).toEqual(['/Generator/']);
});

it.each([
  {
    what: 'the page with several sections about the subject before a page that mentions it once',
    records: [
      createPage('Once', 'Charts and maps.'),
      createPage('Often', 'Bars.'),
      createSection('Often', 'First', 'Charts of one color in a row.'),
      createSection('Often', 'Second', 'Charts of two colors in a row.'),
    ],
    query: 'charts',
    urls: ['/Often/#first', '/Once/'],
  },
  {
    what: 'a whole word before a longer word that starts with it',
    records: [
      createPage('Start', 'Installs it.'),
      createSection('Start', 'Vitest', 'Vitest, and more about Vitest.'),
      createPage('React Router with Vite', 'Creates the project.'),
    ],
    query: 'vite',
    urls: ['/React Router with Vite/', '/Start/#vitest'],
  },
  {
    what: 'a list of links to pages about the subject after these pages',
    records: [
      createPage('All components', 'Find a component.'),
      { ...createSection('All components', 'Charts'), isList: true },
      createPage('Charts', 'Shows data.'),
      createPage('Colors of charts', 'Changes colors.'),
    ],
    query: 'charts',
    urls: ['/Charts/', '/Colors of charts/', '/All components/#charts'],
  },
  {
    what: 'a page whose URL ends with the query before a page with this keyword',
    records: [
      createPageRecord('Servers', { aliases: 'basic auth' }),
      createPageRecord('Protect an app', { url: '/guides/basic-auth/', text: 'Uses basic auth.' }),
    ],
    query: 'basic auth',
    urls: ['/guides/basic-auth/', '/Servers/'],
  },
])('ranks $what', async ({ records: core, query, urls }) => {
  expect(getUrls(findPages(await createTestIndex({ core }), query))).toEqual(urls);
});

it('returns the terms that match a mistyped word', () => {
  expect(findPages(index, 'selectoin')[0]?.hits[0].terms).toContain('selection');
});

it('doesn’t correct a word that only another product contains', async () => {
  const products = { core: [createPageRecord('Depot')], studio: [createPageRecord('Deploy')] };
  const both = await createTestIndex(products);
  expect(getUrls(findPages(both, 'deplo'))).toEqual(['/Deploy/']);
  expect(getUrls(findPages(both, 'depoy'))).toHaveLength(2);
});

describe('before the text has loaded', () => {
  it.each(['deploymnet', 'server', 'data server'])(
    'finds nothing for “%s”, because the text may contain the words',
    (query) => {
      expect(findPages(names, query)).toEqual([]);
    },
  );
});
