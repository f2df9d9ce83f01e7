import { keywordsOf } from '../../../plugins/search/node/records';

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
