import { twinFolders } from '../node/readBuild';

const PAGES = [
  'core/index.html',
  'core/a/index.html',
  'core/a.md',
  'core/a/b/index.html',
  'core/a/b.md',
];
const REST = ['index.html', '404.html', 'search/index.html', 'llms.txt', 'core/llms.txt'];

test.each([
  ['none', [...REST, 'core/a/index.html'], []],
  ['a product', [...REST, ...PAGES], ['core']],
  ['a product where a page has none', [...REST, ...PAGES, 'core/x/c/index.html'], ['core/a']],
  [
    'a language',
    [...REST, ...PAGES, 'de/search/index.html', 'de/core/a/index.html', 'de/core/a.md'],
    ['core', 'de/core'],
  ],
])('folders with twins: %s', (_name, files, folders) => {
  expect(twinFolders(files)).toEqual(folders);
});
