import { addRecentSearch } from '../theme/Search/useRecentSearches';

describe('addRecentSearch', () => {
  it.each([
    ['adds a search at the start', ['a'], 'b', ['b', 'a']],
    [
      'moves a stored search to the start, in its new spelling',
      ['a', 'crud'],
      'Crud',
      ['Crud', 'a'],
    ],
    [
      'removes the oldest search if the list is full',
      ['1', '2', '3', '4', '5'],
      '6',
      ['6', '1', '2', '3', '4'],
    ],
  ])('%s', (_title, recent, query, expected) => {
    expect(addRecentSearch(recent, query)).toEqual(expected);
  });
});
