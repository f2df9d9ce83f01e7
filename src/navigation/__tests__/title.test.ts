import { type NavEntry } from '../entry';
import { getTitle } from '../title';

const TITLE_TABLE = { '/a/overview-page': 'From the table', Layout: 'Mise en page' };

describe('getTitle', () => {
  it.each<[string, NavEntry, string]>([
    // The table takes precedence.
    [
      'the table entry for the path',
      { pathname: '/a/overview-page', title: 'Own' },
      'From the table',
    ],
    [
      'the table entry for a subheader’s text',
      { pathname: '/a-group', subheader: 'Layout' },
      'Mise en page',
    ],
    // The entry's own title follows.
    ['the entry’s own title', { pathname: '/a/b', title: 'Own title' }, 'Own title'],
    // The fallback is a subheader's text, or the last segment in title case.
    [
      'a subheader’s text',
      { pathname: '/a-group', subheader: 'Connect to data' },
      'Connect to data',
    ],
    [
      'a path that ends in several words',
      { pathname: '/a/file-structure_notes' },
      'File Structure Notes',
    ],
    ['a path, without the prefix react-', { pathname: '/core/react-app-provider' }, 'App Provider'],
    ['a path, without its hash and query', { pathname: '/a/roadmap/?b=/c#/d' }, 'Roadmap'],
    // The titles of API pages are names in code.
    [
      'the path of a component’s API page',
      { pathname: '/core/api/sign-in-page', kind: 'components-api' },
      'SignInPage',
    ],
    [
      'the path of a hook’s API page',
      { pathname: '/core/react-use-session/api', kind: 'hooks-api' },
      'useSession',
    ],
  ])('derives the title from %s', (_, entry, expected) => {
    expect(getTitle(entry, TITLE_TABLE)).toBe(expected);
  });

  it('returns null for a hidden entry, even if the table contains its path', () => {
    expect(getTitle({ pathname: '/a/overview-page', title: false }, TITLE_TABLE)).toBeNull();
  });
});
