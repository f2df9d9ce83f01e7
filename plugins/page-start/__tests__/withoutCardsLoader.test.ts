import withoutCardsLoader from '../node/withoutCardsLoader.mjs';

test.each([
  [
    'a version keeps its sidebars, and loses what it says of all pages',
    { version: { label: 'v1', docsSidebars: { core: [] }, docs: { a: { title: 'A' } } } },
    { version: { label: 'v1', docsSidebars: { core: [] }, docs: {} } },
  ],
  ['other data of the docs stays', { tag: { docs: ['a'] } }, { tag: { docs: ['a'] } }],
])('%s', (_, data, expected) => {
  expect(JSON.parse(withoutCardsLoader(JSON.stringify(data)))).toEqual(expected);
});
