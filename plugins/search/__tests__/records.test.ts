import { getDocPositions, getKeywords, createPageRecords } from '../node/records';

type Items = Parameters<typeof getDocPositions>[0][number];

it('returns the categories of each doc’s first occurrence in the sidebar', () => {
  const items = [
    { type: 'doc', id: 'start', label: 'Overview' },
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
  expect(Object.fromEntries(getDocPositions([items]))).toEqual({
    start: { groups: [], label: 'Overview' },
    // The sidebar lists the page of a category beside the category.
    all: { groups: [] },
    page: { groups: ['Components', 'Layout'] },
  });
});

describe('getKeywords', () => {
  const getValidKeywords = (keywords: unknown): string[] =>
    getKeywords(keywords, 'Data Grid', 'docs/grid.mdx');

  it.each([
    ['a page without keywords', undefined, []],
    ['a list of names', ['table', 'spreadsheet view'], ['table', 'spreadsheet view']],
    ['a name that contains a word of the title', ['grid view'], ['grid view']],
  ])('accepts %s', (_title, keywords, expected) => {
    expect(getValidKeywords(keywords)).toEqual(expected);
  });

  it.each([
    ['a string', 'table'],
    ['an empty list', []],
    ['an empty name', ['']],
    ['capital letters', ['Table']],
    ['a comma', ['table, list']],
    ['surrounding spaces', [' table']],
    ['duplicates', ['table', 'table']],
    ['a number', [7]],
    ['a sentence', ['what is shown in rows and columns on a page of its own']],
    ['the same words as in the title', ['data grid']],
  ])(
    'throws an error that names the file if the keywords are or contain %s',
    (_title, keywords) => {
      expect(() => getValidKeywords(keywords)).toThrow('docs/grid.mdx');
    },
  );
});

it('creates a record for a page and for each of its sections', () => {
  const page = {
    title: 'CRUD',
    description: 'Lists and forms.',
    permalink: '/toolpad/core/react-crud/',
    groups: ['Components', 'Components', 'Data'],
    label: 'Records',
    guide: '/toolpad/core/guide/',
    keywords: ['admin panel', 'entity'],
  };
  const section = {
    id: 'search',
    heading: 'Search',
    trail: ['List'],
    text: 'Find.',
    code: 'x',
    links: [],
    linkShare: 0,
    isRow: false,
  };
  const start = {
    id: undefined,
    heading: '',
    trail: [],
    text: 'Intro.',
    code: '',
    links: [],
    linkShare: 0,
    isRow: false,
  };
  expect(createPageRecords(page, [start, section])).toEqual([
    {
      url: '/toolpad/core/react-crud/',
      heading: 'CRUD',
      trail: ['Components', 'Data', 'Records'],
      label: 'Records',
      guide: '/toolpad/core/guide/',
      text: 'Lists and forms. Intro.',
      code: '',
      aliases: 'admin panel, entity',
    },
    {
      url: '/toolpad/core/react-crud/#search',
      heading: 'Search',
      trail: ['List'],
      text: 'Find.',
      code: 'x',
      isRow: false,
    },
  ]);
});
