import { findMatch, findName, isCode } from '../filter';

it.each([
  ['/toolpad/core/react-use-session', 'useSession', true],
  ['/toolpad/core/react-use-session/roles', 'Roles and permissions', false],
  ['/toolpad/core/api/crud', 'Crud', true],
  ['/toolpad/core/react-crud', 'CRUD', false],
  ['/toolpad/studio/use', 'Use', false],
])('treats the label of the entry %s, %s, as code: %s', (url, label, expected) => {
  expect(isCode(url, label)).toBe(expected);
});

describe('findMatch', () => {
  it.each([
    ['Dashboard Layout', 'DASH', 0],
    ['Dashboard Layout', ' board l ', 4],
    ['Data data', 'data', 0],
    // The query is plain text, not a regular expression.
    ['useSession()', '()', 10],
    ['useSession()', '.*', -1],
    // Unicode forms of the same text match: composed, decomposed, and full-width.
    ['Caf\u00e9 page', 'cafe\u0301', 0],
    ['Cafe\u0301 page', 'f\u00e9 p', 2],
    ['Data Grid', '\uff47\uff52\uff49\uff44', 5],
    ['Account', 'crud', -1],
  ])('finds in the label %j the query %j at %i', (label, query, expected) => {
    expect(findMatch(label, query)).toBe(expected);
  });
});

describe('findName', () => {
  it.each([
    ['the title by its beginning', 'sign', 'Sign-in Page'],
    ['a name by its beginning, ignoring case', 'LOG', 'login'],
    ['a name by its plural', 'badges', 'badge'],
    ['a name by a word with the same stem', 'migrate', 'migration'],
    ['a phrase by its beginning', ' single s', 'single sign-on'],
    ['nothing for a later word of a phrase', 'on', undefined],
    ['nothing for a single letter', 'l', undefined],
    ['nothing for a name of another page', 'toast', undefined],
  ])('finds %s', (_title, query, name) => {
    const names = ['Sign-in Page', 'login', 'single sign-on', 'badge', 'migration'];
    expect(findName(names, query)).toBe(name);
  });
});
