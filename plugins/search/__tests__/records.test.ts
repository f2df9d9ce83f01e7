import { groupsOfDocs, keywordsOf, pageRecords, recordsBelow } from '../node/records';
import type { SearchRecord } from '../shared/record';

type Items = Parameters<typeof groupsOfDocs>[0][number];

it('finds the categories around each doc; the first place counts', () => {
  const items = [
    { type: 'doc', id: 'start' },
    { type: 'html', value: 'label' },
    {
      type: 'category',
      label: 'Components',
      link: { type: 'doc', id: 'all' },
      items: [
        { type: 'category', label: 'Layout', items: [{ type: 'doc', id: 'page' }] },
        { type: 'ref', id: 'start' },
        { type: 'link', label: 'Elsewhere', href: 'https://example.com' },
      ],
    },
  ] as unknown as Items;
  expect(Object.fromEntries(groupsOfDocs([items]))).toEqual({
    start: [],
    // The page of a category stands beside the category's pages' group, not in it.
    all: [],
    page: ['Components', 'Layout'],
  });
});

describe('keywordsOf', () => {
  const check = (keywords: unknown): string[] => keywordsOf(keywords, 'Data Grid', 'docs/grid.mdx');

  it.each([
    ['none', undefined, []],
    ['a list', ['table', 'spreadsheet view'], ['table', 'spreadsheet view']],
    ['a word of the title within a name', ['grid view'], ['grid view']],
  ])('takes %s', (_what, keywords, expected) => {
    expect(check(keywords)).toEqual(expected);
  });

  it.each([
    ['one text', 'table'],
    ['an empty list', []],
    ['an empty name', ['']],
    ['capitals', ['Table']],
    ['a comma', ['table, list']],
    ['spaces around', [' table']],
    ['the same twice', ['table', 'table']],
    ['a number', [7]],
    ['a sentence', ['what is shown in rows and columns on a page of its own']],
    ['what the title says', ['data grid']],
  ])('refuses %s, and names the file', (_what, keywords) => {
    expect(() => check(keywords)).toThrow('docs/grid.mdx');
  });
});

it('makes a record of the head of a page and of each section', () => {
  const page = {
    title: 'CRUD',
    description: 'Lists and forms.',
    permalink: '/toolpad/core/react-crud/',
    groups: ['Components', 'Components', 'Data', 'CRUD'],
    keywords: ['admin panel', 'entity'],
  };
  const section = { id: 'search', heading: 'Search', trail: ['List'], text: 'Find.', code: 'x' };
  const start = { id: undefined, heading: '', trail: [], text: 'Intro.', code: '' };
  expect(pageRecords(page, [start, section])).toEqual([
    {
      url: '/toolpad/core/react-crud/',
      kind: 'page',
      page: '',
      heading: 'CRUD',
      trail: ['Components', 'Data'],
      text: 'Lists and forms. Intro.',
      code: '',
      aliases: 'admin panel, entity',
    },
    {
      url: '/toolpad/core/react-crud/#search',
      kind: 'section',
      page: 'CRUD',
      heading: 'Search',
      trail: ['List'],
      text: 'Find.',
      code: 'x',
    },
  ]);
});

describe('records that do not stand in MDX files', () => {
  const record = (url: string): SearchRecord => ({
    url,
    kind: 'section',
    page: '',
    heading: '',
    trail: [],
    text: '',
    code: '',
  });
  const extra = [record('api/crud/#prop-rootPath'), record('api/new-page/#prop-title')];

  it.each([
    ['/toolpad/core', ['/toolpad/core/api/crud/#prop-rootPath']],
    ['/toolpad/core/0.14.0', ['/toolpad/core/0.14.0/api/crud/#prop-rootPath']],
    ['/toolpad/de/core/', ['/toolpad/de/core/api/crud/#prop-rootPath']],
  ])('below %s, on the pages that are there', (start, urls) => {
    const own = [record(`${start.replace(/\/$/, '')}/api/crud/`)];
    expect(recordsBelow(start, own, extra).map(({ url }) => url)).toEqual(urls);
  });
});
