import { pageRecords } from '../../../plugins/search/versionRecords';

it('makes a record of the head of a page and of each section', () => {
  const page = {
    title: 'CRUD',
    description: 'Lists and forms.',
    permalink: '/toolpad/core/react-crud/',
    groups: ['Components', 'Components', 'Data', 'CRUD'],
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
