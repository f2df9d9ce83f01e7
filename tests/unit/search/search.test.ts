// Typing errors are what is tested. cspell:disable
import { createIndex } from '../../../plugins/search/engine/engine';
import { packRecords, unpackRecords } from '../../../plugins/search/engine/packed';
import { findEverywhere } from '../../../plugins/search/engine/findEverywhere';
import type { PageHit } from '../../../plugins/search/engine/results';
import type { SearchRecord } from '../../../plugins/search/shared/record';
import { pageRecord } from './records';

const page = (name: string, text: string, trail: string[] = []): SearchRecord =>
  pageRecord(name, { text, trail });

function section(name: string, heading: string, text = '', code = ''): SearchRecord {
  const id = heading.toLowerCase().replaceAll(' ', '-');
  return { url: `/${name}/#${id}`, kind: 'section', page: name, heading, trail: [], text, code };
}

const records = [
  page('Data Grid', 'Shows rows and columns.', ['Components']),
  section('Data Grid', 'Row selection', 'Select one row or many.'),
  section('Data Grid', 'Columns', 'Types of columns.', 'columns={[{ field: "name" }]}'),
  page('Deployment', 'Put the app on a server.'),
  section('Deployment', 'Docker', 'Write a Dockerfile.', 'Error: Cannot find module "server"'),
  page('useLocalStorageState', 'Keeps a value in the browser.'),
  page('Sign-in Page', 'Signs a user in.'),
  { ...page('Messages', 'Shows a message.'), aliases: 'flash card, toast' },
  page('Account', 'Shows the user.'),
  { ...section('Account API', 'account', 'Shows the user.'), url: '/api/account/#prop-account' },
  { ...page('AccountMenu API', 'Opens the account.'), url: '/api/account-menu/' },
  page('Customize the AccountMenu', 'What the AccountMenu shows.'),
];

// Through JSON, as in the browser.
const index = createIndex(unpackRecords(packRecords(records)));

const find = (query: string): PageHit[] => findEverywhere([{ index }], query, true)[0]?.pages ?? [];

function urls(query: string): string[] {
  return find(query).map(({ best }) => best.url);
}

describe('findEverywhere', () => {
  it.each([
    ['a title', 'deployment', '/Deployment/'],
    ['another form of the word', 'deploying', '/Deployment/'],
    ['the beginning of a word', 'dep', '/Deployment/'],
    ['a name by its parts', 'local storage', '/useLocalStorageState/'],
    ['a name in small letters', 'uselocalstoragestate', '/useLocalStorageState/'],
    ['two words written as one', 'datagrid', '/Data Grid/'],
    ['one name written as two words', 'sign in', '/Sign-in Page/'],
    ['a section', 'row selection', '/Data Grid/#row-selection'],
    ['the code', 'cannot find module', '/Deployment/#docker'],
    ['a typing error', 'deploymnet', '/Deployment/'],
    ['a missing letter', 'colums', '/Data Grid/#columns'],
    ['page and section', 'data grid columns', '/Data Grid/#columns'],
    ['an alias', 'toast', '/Messages/'],
    ['an alias of two words, written as one', 'flashcard', '/Messages/'],
    ['a word of two known ones', 'serverdeployment', '/Deployment/'],
    ['a guide before the reference', 'account', '/Account/'],
    ['the API page of a name of code', 'AccountMenu', '/api/account-menu/'],
  ])('%s', (_what, query, url) => {
    expect(urls(query)[0]).toBe(url);
  });

  it.each(['', '   ', 'zzzzzz', '—'])('finds nothing for "%s"', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('gives a page once, with its other records', () => {
    const pages = find('columns').filter(({ url }) => url === '/Data Grid/');
    expect(pages.map(({ best, more }) => [best, ...more].map(({ url }) => url))).toEqual([
      ['/Data Grid/#columns', '/Data Grid/'],
    ]);
  });

  it('shows no further records that only have the word in code', () => {
    const more = find('deployment dockerfile server').flatMap((page) => page.more);
    expect(more.filter(({ isShown }) => !isShown)).toEqual([]);
  });

  it('says which terms of the text matched, also by a typing error', () => {
    expect(find('selectoin')[0]?.best.terms).toContain('selection');
  });

  it('puts a record with all words before one with the rarer word', () => {
    expect(urls('types columns')[0]).toBe('/Data Grid/#columns');
  });
});
