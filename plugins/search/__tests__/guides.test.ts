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
    'the first section links to first',
    'Edit API',
    'Edits.\n\n## Demos\n\n[o](./other.mdx), [a](../react-account.mdx#a), [c](../react-crud.mdx)',
    '/core/react-account/',
  ],
  [
    'is missing if only later sections link to guides',
    'Edit API',
    '## Props\n\nNone.\n\n## Related pages\n\n[c](../react-crud.mdx)',
    undefined,
  ],
  ['is missing if only reference pages are linked', 'X API', '[o](./other.mdx)', undefined],
])('finds the guide that %s', (_title, title, text, expected) => {
  const page = createPage('api/tested', title, text);
  expect(findGuides([...pages, page]).get(page.url)).toBe(expected);
});
