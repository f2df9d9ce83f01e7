import { type NavEntry } from '../entry';
import { getPages } from '../navPages';
import { ENGLISH_TITLES, getTitle } from '../title';
import { SIDEBARS } from '../../../sidebars';

const TITLE_TABLE = { '/a/overview-page': 'From the table', Layout: 'Mise en page' };

describe('getTitle', () => {
  it.each<[string, NavEntry, string | null]>([
    // The table takes precedence.
    ['the path in the table', { pathname: '/a/overview-page', title: 'Own' }, 'From the table'],
    ['the text in the table', { pathname: '/a-group', subheader: 'Layout' }, 'Mise en page'],
    ['its canonical path', { pathname: '/en/a/overview-page/#slots' }, 'From the table'],
    ['a subheader, but not its path', { pathname: '/a/overview-page', subheader: 'Data' }, 'Data'],
    // The entry's own title follows.
    ['an own title', { pathname: '/a/b', title: 'Own title' }, 'Own title'],
    ['the own title of an API page', { pathname: '/a/b', title: 'B', kind: 'components-api' }, 'B'],
    ['the own title of a subheader', { pathname: '/a', subheader: 'Data', title: 'Own' }, 'Own'],
    ['hidden', { pathname: '/a/overview-page', title: false }, null],
    // The fallback is a subheader's text, or the last segment in title case.
    ['a subheader', { pathname: '/a-group', subheader: 'Connect to data' }, 'Connect to data'],
    ['a word', { pathname: '/a/roadmap' }, 'Roadmap'],
    ['words', { pathname: '/a/file-structure_notes' }, 'File Structure Notes'],
    ['the prefix react-', { pathname: '/core/react-app-provider' }, 'App Provider'],
    ['react- within a segment', { pathname: '/a/use-react-state' }, 'Use React State'],
    ['only react', { pathname: '/a/react' }, 'React'],
    ['an extension', { pathname: '/a/react-list.mdx' }, 'List'],
    ['a hash and a query', { pathname: '/a/roadmap/?b=/c#/d' }, 'Roadmap'],
    ['the name of an object property', { pathname: '/a', subheader: 'constructor' }, 'constructor'],
    // The titles of API pages are names in code.
    ['a component', { pathname: '/core/api/sign-in-page', kind: 'components-api' }, 'SignInPage'],
    ['a hook', { pathname: '/core/react-use-session/api', kind: 'hooks-api' }, 'useSession'],
    [
      'one of several hooks',
      {
        pathname: '/core/react-persistent-state/use-local-storage-state-api',
        kind: 'hooks-api',
      },
      'useLocalStorageState',
    ],
  ])('derives the title from %s', (_, entry, expected) => {
    expect(getTitle(entry, TITLE_TABLE)).toBe(expected);
  });

  it.each(['', '/', '//', '/#top', '/a/---'])(
    'throws an error for the pathname %j, which contains no name',
    (pathname) => {
      expect(() => getTitle({ pathname })).toThrow(`found '${pathname}'. Add a title to the entry`);
    },
  );
});

describe('ENGLISH_TITLES', () => {
  const pages = Object.values(SIDEBARS).flatMap((tree) => getPages(tree));

  it.each(Object.entries(ENGLISH_TITLES))(
    'contains no unnecessary title for %s: %j',
    (pathname, title) => {
      const page = pages.find((candidate) => candidate.pathname === pathname);
      expect(page).toBeDefined();
      expect(getTitle({ pathname, kind: page?.kind }, {})).not.toBe(title);
    },
  );
});
