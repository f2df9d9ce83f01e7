import {
  addRecentSearch,
  parseRecentSearches,
  MAX_RECENT_SEARCHES,
} from '../theme/Search/useRecentSearches';

it.each([
  ['adds a search at the start', ['a'], 'b', ['b', 'a']],
  ['moves a stored search to the start, in its new spelling', ['a', 'crud'], 'Crud', ['Crud', 'a']],
  [
    'removes the oldest search if the list is full',
    ['1', '2', '3', '4', '5'],
    '6',
    ['6', '1', '2', '3', '4'],
  ],
])('%s', (_title, recent, query, expected) => {
  expect(addRecentSearch(recent, query)).toEqual(expected);
});

it.each([
  ['empty storage as an empty list', null, []],
  ['a list of searches', '["a","b"]', ['a', 'b']],
  ['invalid JSON as an empty list', '{', []],
  ['an object as an empty list', '{"a":1}', []],
  ['a list, skipping values that aren’t strings', '["a",1,null]', ['a']],
  [
    'a list, skipping searches above the limit',
    JSON.stringify(Array(9).fill('x')),
    Array(MAX_RECENT_SEARCHES).fill('x'),
  ],
])('reads %s', (_title, stored, expected) => {
  expect(parseRecentSearches(stored)).toEqual(expected);
});
