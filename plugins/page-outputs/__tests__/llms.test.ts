import { createProductList, createSiteList } from '../node/llms';

const createProduct = (title: string) => ({
  name: 'Toolpad Core',
  version: '1.0',
  summary: 'A library.',
  pages: [{ title, description: 'A page.', url: 'https://mui.com/a.md', markdown: '' }],
});

const FULL_TEXT = { url: 'https://mui.com/core/llms-full.txt', bytes: 1_234_500 };
const FULL_TEXT_LINK =
  '- [All pages of Toolpad Core 1.0](https://mui.com/core/llms-full.txt): One text of 1,235 kB';

it.each([
  ['Crud', '[Crud](https'],
  ['Crud [beta]', String.raw`[Crud \[beta\]](https`],
  [String.raw`A\B`, String.raw`[A\\B](https`],
])('escapes brackets and backslashes in the link text for the title %j', (title, link) => {
  const list = createProductList(createProduct(title), FULL_TEXT);
  expect(list).toContain(`- ${link}`);
});

it('begins the site’s list with facts, product lists, and skills, and links to the lists of old versions and languages', () => {
  const current = {
    ...createProduct('New'),
    isLast: true,
    listUrl: 'https://mui.com/core/llms.txt',
    fullText: FULL_TEXT,
  };
  const old = {
    ...createProduct('Old'),
    version: '0.9',
    isLast: false,
    listUrl: 'https://mui.com/core/0.9/llms.txt',
    fullText: FULL_TEXT,
  };
  const other = { language: 'Deutsch', url: 'https://mui.com/de/llms.txt' };
  const skill = { name: 'toolpad-core', url: 'https://mui.com/SKILL.md' };
  expect(
    createSiteList('Docs', 'All.', {
      facts: ['It is final.'],
      versions: [current, old],
      skills: [skill],
      others: [other],
    }),
  ).toBe(`# Docs

> All.

- It is final.

## Start here

- [Toolpad Core 1.0](https://mui.com/core/llms.txt): The part of this list for one product
- [Skill toolpad-core](https://mui.com/SKILL.md): Rules for agents that write code

## Toolpad Core 1.0

A library.

- [New](https://mui.com/a.md): A page.

## Optional

${FULL_TEXT_LINK}
- [Toolpad Core 0.9](https://mui.com/core/0.9/llms.txt): An old version
- [Deutsch](https://mui.com/de/llms.txt): All pages in this language
`);
});
