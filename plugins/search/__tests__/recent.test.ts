import { addRecent, parseRecent, RECENT_LIMIT } from '../theme/Search/useRecent';

describe('addRecent', () => {
  it.each([
    ['adds a search at the start', ['a'], 'b', ['b', 'a']],
    [
      'moves a stored search to the start, in its new spelling',
      ['a', 'crud'],
      'Crud',
      ['Crud', 'a'],
    ],
    [
      'removes the oldest search if there are too many',
      ['1', '2', '3', '4', '5'],
      '6',
      ['6', '1', '2', '3', '4'],
    ],
  ])('%s', (_title, recent, query, expected) => {
    expect(addRecent(recent, query)).toEqual(expected);
  });
});

describe('parseRecent', () => {
  it.each([
    ['an empty storage', null, []],
    ['a list', '["a","b"]', ['a', 'b']],
    ['a text that is not JSON', '{', []],
    ['an object', '{"a":1}', []],
    ['other values in the list', '["a",1,null]', ['a']],
    ['a list that is too long', JSON.stringify(Array(9).fill('x')), Array(RECENT_LIMIT).fill('x')],
  ])('reads %s', (_title, stored, expected) => {
    expect(parseRecent(stored)).toEqual(expected);
  });
});
