import { findGuides } from '../node/guides';

const createPage = (file: string, title: string, text = '') => ({
  file: `${file}.mdx`,
  url: `/core/${file}/`,
  title,
  readText: () => text,
});

const pages = [
  createPage('react-account', 'Account'),
  createPage('react-crud', 'CRUD'),
  createPage('api/other', 'Other API'),
];

it.each([
  ['has the same name', 'Crud API', '[Account](../react-account.mdx)', '/core/react-crud/'],
  [
    'has the most links from the reference page',
    'Edit API',
    '[a](../react-account.mdx#a), [b](../react-crud.mdx#b), [c](../react-crud.mdx)',
    '/core/react-crud/',
  ],
  [
    'comes first among those that are linked equally often',
    'Edit API',
    '[a](../react-account.mdx), [c](../react-crud.mdx)',
    '/core/react-account/',
  ],
  [
    'is missing if a reference page is linked equally often',
    'X API',
    '[o](./other.mdx) [c](../react-crud.mdx)',
    undefined,
  ],
  [
    'is missing if other reference pages are linked more often',
    'X API',
    '[o](./other.mdx) [o](./other.mdx#a) [c](../react-crud.mdx)',
    undefined,
  ],
  ['is missing if nothing is linked', 'X API', '', undefined],
])('finds the guide that %s', (_title, title, text, expected) => {
  const page = createPage('api/tested', title, text);
  expect(findGuides([...pages, page]).get(page.url)).toBe(expected);
});
