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
    [
      'the table entry for the canonical path',
      { pathname: '/en/a/overview-page/#slots' },
      'From the table',
    ],
    [
      'a subheader’s text, even if the table contains its path',
      { pathname: '/a/overview-page', subheader: 'Data' },
      'Data',
    ],
    // The entry's own title follows.
    ['the entry’s own title', { pathname: '/a/b', title: 'Own title' }, 'Own title'],
    ['an API page’s own title', { pathname: '/a/b', title: 'B', kind: 'components-api' }, 'B'],
    ['a subheader’s own title', { pathname: '/a', subheader: 'Data', title: 'Own' }, 'Own'],
    // The fallback is a subheader's text, or the last segment in title case.
    [
      'a subheader’s text',
      { pathname: '/a-group', subheader: 'Connect to data' },
      'Connect to data',
    ],
    ['a path that ends in one word', { pathname: '/a/roadmap' }, 'Roadmap'],
    [
      'a path that ends in several words',
      { pathname: '/a/file-structure_notes' },
      'File Structure Notes',
    ],
    ['a path, without the prefix react-', { pathname: '/core/react-app-provider' }, 'App Provider'],
    [
      'a path that contains react- elsewhere',
      { pathname: '/a/use-react-state' },
      'Use React State',
    ],
    ['a path that ends in react', { pathname: '/a/react' }, 'React'],
    ['a path, without its extension', { pathname: '/a/react-list.mdx' }, 'List'],
    ['a path, without its hash and query', { pathname: '/a/roadmap/?b=/c#/d' }, 'Roadmap'],
    [
      'a subheader that is the name of an object property',
      { pathname: '/a', subheader: 'constructor' },
      'constructor',
    ],
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
    [
      'the path of an API page on a page with several hooks',
      {
        pathname: '/core/react-persistent-state/use-local-storage-state-api',
        kind: 'hooks-api',
      },
      'useLocalStorageState',
    ],
  ])('derives the title from %s', (_, entry, expected) => {
    expect(getTitle(entry, TITLE_TABLE)).toBe(expected);
  });

  it('returns null for a hidden entry, even if the table contains its path', () => {
    expect(getTitle({ pathname: '/a/overview-page', title: false }, TITLE_TABLE)).toBeNull();
  });

  it.each(['', '/', '//', '/#top', '/a/---'])(
    'throws an error for the pathname %j, which contains no name',
    (pathname) => {
      expect(() => getTitle({ pathname })).toThrow(`found '${pathname}'. Add a title to the entry`);
    },
  );
});
