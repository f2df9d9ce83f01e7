import { getDocPositions, createPageRecords } from '../node/records';

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
  const start = {
    id: undefined,
    heading: '',
    trail: [],
    text: 'Intro.',
    code: '',
    links: [],
    linkShare: 0,
    isRow: false,
    isList: false,
  };
  const search = { id: 'search', heading: 'Search', trail: ['List'], text: 'Find.', code: 'x' };
  expect(createPageRecords(page, [start, { ...start, ...search }])).toEqual([
    {
      url: '/toolpad/core/react-crud/',
      heading: 'CRUD',
      trail: ['Components', 'Data', 'Records'],
      label: 'Records',
      guide: '/toolpad/core/guide/',
      text: 'Lists and forms.\nIntro.',
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
      isList: false,
    },
  ]);
});
