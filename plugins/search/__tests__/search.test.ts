// The queries contain typos. cspell:disable
import { createIndex } from '../engine/engine';
import { packRecords, unpackRecords } from '../engine/packed';
import { findEverywhere, type PageHit } from '../engine/search';
import type { SearchRecord } from '../shared/record';
import { createPageRecord } from './records';

const createPage = (name: string, text: string, trail: string[] = []): SearchRecord =>
  createPageRecord(name, { text, trail });

function createSection(name: string, heading: string, text = '', code = ''): SearchRecord {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return { url: `/${name}/#${id}`, kind: 'section', page: name, heading, trail: [], text, code };
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
  createPage('Sign-in Page', 'Signs a user in.'),
  { ...createPage('Messages', 'Shows a message.'), aliases: 'flash card, toast' },
  createPage('Session', 'Tells who is signed in.'),
  {
    ...createSection('Provider API', 'session', 'The session.'),
    url: '/api/provider/#prop-session',
  },
  { ...createPage('AccountMenu API', 'Opens the account.'), url: '/api/account-menu/' },
  createPage('Customize the AccountMenu', 'Change its entries.'),
  createPage('Bundles', 'Found no such build, and no other build.'),
  createPage('Errors', 'Says that it has no build found.'),
];

// The records are parsed from JSON, as they are in the browser.
const index = createIndex(unpackRecords(packRecords(records)));

const find = (query: string): PageHit[] => findEverywhere([{ index }], query, true)[0]?.pages ?? [];

function findUrls(query: string): string[] {
  return find(query).map(({ best }) => best.url);
}

describe('findEverywhere', () => {
  it.each([
    ['a page by its title', 'deployment', '/Deployment/'],
    ['a page by another form of the word', 'deploying', '/Deployment/'],
    ['a page by the beginning of a word', 'dep', '/Deployment/'],
    ['a compound name by its parts', 'local storage', '/useLocalStorageState/'],
    ['a camel-case name by its lowercase form', 'uselocalstoragestate', '/useLocalStorageState/'],
    ['a page by two words that are written as one', 'datagrid', '/Data Grid/'],
    ['a section by its heading', 'row selection', '/Data Grid/#row-selection'],
    ['a section by its code', 'cannot find module', '/Deployment/#docker'],
    ['a page by a mistyped word', 'deploymnet', '/Deployment/'],
    ['the section of a page by the names of both', 'data grid columns', '/Data Grid/#columns'],
    ['a page by an alias', 'toast', '/Messages/'],
    ['a page by an alias of two words', 'flash cards', '/Messages/'],
    ['a page by the beginning of an alias of two words', 'flash ca', '/Messages/'],
    ['a page by a mistyped alias of two words', 'flahs card', '/Messages/'],
    ['a page by an alias of two words that are written as one', 'flashcard', '/Messages/'],
    ['a page by an alias of two words among other words', 'show flash card', '/Messages/'],
    ['a page by a compound of two known words', 'serverdeployment', '/Deployment/'],
    ['a guide rather than the reference', 'session', '/Session/'],
    ['the API page of an identifier', 'AccountMenu', '/api/account-menu/'],
    ['adjacent words rather than scattered words', 'no build found', '/Errors/'],
  ])('finds %s first', (_title, query, url) => {
    expect(findUrls(query)[0]).toBe(url);
  });

  it.each(['', '   ', 'zzzzzz', '—', 'card', 'card flash', 'flash'])(
    'finds nothing for "%s"',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );

  it('lists each page once, with its other matching records', () => {
    const pages = find('columns').filter(({ url }) => url === '/Data Grid/');
    expect(pages.map(({ best, more }) => [best, ...more].map(({ url }) => url))).toEqual([
      ['/Data Grid/#columns', '/Data Grid/'],
    ]);
  });

  it('omits further records that contain the words only in code', () => {
    const more = find('deployment dockerfile server').flatMap((page) => page.more);
    expect(more.filter(({ isShown }) => !isShown)).toEqual([]);
  });

  it('returns the terms in the text that match a mistyped word', () => {
    expect(find('selectoin')[0]?.best.terms).toContain('selection');
  });

  it('ranks a record that contains all words above one that contains the rarest word', () => {
    expect(findUrls('types columns')[0]).toBe('/Data Grid/#columns');
  });
});

describe('findEverywhere in two products', () => {
  const createProduct = (...pages: Parameters<typeof createPageRecord>[]) => ({
    index: createIndex(pages.map((each) => createPageRecord(...each))),
  });
  const core = createProduct(['Depot'], ['Query', { text: 'Ask for rows.' }]);
  const studio = createProduct(['Deploy'], ['Connect to MySQL', { text: 'Write a query.' }]);

  function findUrlsByProduct(query: string, isComplete = true): string[][] {
    return findEverywhere([core, studio], query, isComplete).map(({ pages }) =>
      pages.map(({ url }) => url),
    );
  }

  it.each([
    ['doesn’t correct a word that another product contains', 'deploy', [[], ['/Deploy/']]],
    [
      'doesn’t correct a prefix of a word that another product contains',
      'deplo',
      [[], ['/Deploy/']],
    ],
    [
      'corrects a word that no product contains, in all products',
      'depoy',
      [['/Depot/'], ['/Deploy/']],
    ],
    ['finds nothing for a word that resembles no indexed word', 'xyzzyxy', [[], []]],
  ])('%s', (_title, query, expected) => {
    expect(findUrlsByProduct(query)).toEqual(expected);
  });

  it('doesn’t correct words before all indexes are loaded', () => {
    expect(findUrlsByProduct('depoy', false)).toEqual([[], []]);
  });

  it('includes words that only the other product contains when it returns the share of matching query words', () => {
    const shares = findEverywhere([core, studio], 'query mysql', true).map(
      ({ pages }) => pages[0]?.best.share,
    );
    expect(shares).toEqual([0.5, 1]);
  });
});
