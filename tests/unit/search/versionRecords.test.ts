import { pageRecords, recordsBelow } from '../../../plugins/search/node/records';
import type { SearchRecord } from '../../../plugins/search/shared/record';

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
