import { createProductList } from '../node/llms';

const createProduct = (title: string) => ({
  name: 'Toolpad Core',
  version: '1.0',
  summary: 'A library.',
  pages: [{ title, description: 'A page.', url: 'https://mui.com/a.md', markdown: '' }],
});

it.each([
  ['Crud', '[Crud](https'],
  ['Crud [beta]', String.raw`[Crud \[beta\]](https`],
  [String.raw`A\B`, String.raw`[A\\B](https`],
])('escapes the title %j in its link', (title, link) => {
  expect(createProductList(createProduct(title))).toContain(`- ${link}`);
});
