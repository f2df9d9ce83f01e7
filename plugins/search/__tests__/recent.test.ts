import { addRecent, parseRecent, RECENT_LIMIT, removeRecent } from '../theme/Search/useRecent';

describe('addRecent', () => {
  it.each([
    ['puts it first', ['a'], 'b', ['b', 'a']],
    ['moves a known one up, in its new spelling', ['a', 'crud'], 'Crud', ['Crud', 'a']],
    ['forgets the oldest', ['1', '2', '3', '4', '5'], '6', ['6', '1', '2', '3', '4']],
  ])('%s', (_what, recent, query, expected) => {
    expect(addRecent(recent, query)).toEqual(expected);
  });
});

describe('removeRecent', () => {
  it('forgets one, however it is spelt', () => {
    expect(removeRecent(['a', 'Crud'], 'crud')).toEqual(['a']);
  });
});

describe('parseRecent', () => {
  it.each([
    ['nothing stored', null, []],
    ['a list', '["a","b"]', ['a', 'b']],
    ['no JSON', '{', []],
    ['no list', '{"a":1}', []],
    ['other things in the list', '["a",1,null]', ['a']],
    ['too many', JSON.stringify(Array(9).fill('x')), Array(RECENT_LIMIT).fill('x')],
  ])('%s', (_what, stored, expected) => {
    expect(parseRecent(stored)).toEqual(expected);
  });
});
