import { type NavEntry } from '../entry';
import { getTitle } from '../title';

const TITLE_TABLE = { '/a/overview-page': 'From the table', Layout: 'Mise en page' };

describe('getTitle', () => {
  it.each<[NavEntry, string]>([
    // The entry in the table for a path, or for a subheader's text, takes precedence.
    [{ pathname: '/a/overview-page', title: 'Own' }, 'From the table'],
    [{ pathname: '/a-group', subheader: 'Layout' }, 'Mise en page'],
    [{ pathname: '/en/a/overview-page/#slots' }, 'From the table'],
    [{ pathname: '/a/overview-page', subheader: 'Data' }, 'Data'],
    // The entry's own title follows.
    [{ pathname: '/a/b', title: 'Own title' }, 'Own title'],
    [{ pathname: '/a/b', title: 'B', kind: 'components-api' }, 'B'],
    [{ pathname: '/a', subheader: 'Data', title: 'Own' }, 'Own'],
    // The fallback is a subheader's text, or the last segment in title case.
    [{ pathname: '/a-group', subheader: 'Connect to data' }, 'Connect to data'],
    [{ pathname: '/a/roadmap' }, 'Roadmap'],
    [{ pathname: '/a/file-structure_notes' }, 'File Structure Notes'],
    // The prefix react-, the extension, the hash, and the query are removed.
    [{ pathname: '/core/react-app-provider' }, 'App Provider'],
    [{ pathname: '/a/use-react-state' }, 'Use React State'],
    [{ pathname: '/a/react' }, 'React'],
    [{ pathname: '/a/react-list.mdx' }, 'List'],
    [{ pathname: '/a/roadmap/?b=/c#/d' }, 'Roadmap'],
    // The subheader is the name of an object property.
    [{ pathname: '/a', subheader: 'constructor' }, 'constructor'],
    // The titles of API pages are names in code.
    [{ pathname: '/core/api/sign-in-page', kind: 'components-api' }, 'SignInPage'],
    [{ pathname: '/core/react-use-session/api', kind: 'hooks-api' }, 'useSession'],
    [
      { pathname: '/core/react-persistent-state/use-local-storage-state-api', kind: 'hooks-api' },
      'useLocalStorageState',
    ],
  ])('returns the title of the entry %j: %j', (entry, expected) => {
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
