import { type NavEntry } from '../entry';
import { pagesOf } from '../navPages';
import { titleOf } from '../title';
import { ENGLISH_TITLES } from '../translations';
import { SIDEBARS } from '../../../sidebars';

const TABLE = { '/a/overview-page': 'From the table', Layout: 'Mise en page' };

describe('titleOf', () => {
  test.each<[string, NavEntry, string | null]>([
    // The table, by path or by subheader, comes first.
    ['table by path', { pathname: '/a/overview-page' }, 'From the table'],
    ['table before title', { pathname: '/a/overview-page', title: 'Own' }, 'From the table'],
    ['table by subheader', { pathname: '/a-group', subheader: 'Layout' }, 'Mise en page'],
    ['table, slash at the end', { pathname: '/a/overview-page/' }, 'From the table'],
    ['table, hash', { pathname: '/a/overview-page#slots' }, 'From the table'],
    ['table, slash and hash', { pathname: '/a/overview-page/#slots' }, 'From the table'],
    ['table, language', { pathname: '/en/a/overview-page' }, 'From the table'],
    ['a subheader keeps its slash', { pathname: '/a-group', subheader: 'Layout/' }, 'Layout/'],
    [
      'a subheader is not looked up by its path',
      { pathname: '/a/overview-page', subheader: 'Data' },
      'Data',
    ],
    // Then the entry's own title.
    ['own title', { pathname: '/a/b', title: 'Own title' }, 'Own title'],
    ['own title of an API page', { pathname: '/a/b', title: 'B', kind: 'components-api' }, 'B'],
    ['own title of a subheader', { pathname: '/a', subheader: 'Data', title: 'Own' }, 'Own'],
    ['hidden', { pathname: '/a/b', title: false }, null],
    ['hidden, whatever the table says', { pathname: '/a/overview-page', title: false }, null],
    // Then a subheader's text as it is, or the last segment in title case.
    ['subheader', { pathname: '/a-group', subheader: 'Connect to data' }, 'Connect to data'],
    ['a word', { pathname: '/a/roadmap' }, 'Roadmap'],
    ['words', { pathname: '/a/file-structure_notes' }, 'File Structure Notes'],
    ['react- off', { pathname: '/core/react-app-provider' }, 'App Provider'],
    ['react- at the start only', { pathname: '/a/use-react-state' }, 'Use React State'],
    ['nothing but react', { pathname: '/a/react' }, 'React'],
    ['extension off', { pathname: '/a/first-steps.html' }, 'First Steps'],
    ['extension and react- off', { pathname: '/a/react-list.mdx' }, 'List'],
    ['trailing slash', { pathname: '/a/roadmap/' }, 'Roadmap'],
    ['hash and query', { pathname: '/a/roadmap/?b=/c#/d' }, 'Roadmap'],
    ['no leading slash', { pathname: 'roadmap' }, 'Roadmap'],
    ['a name every object has', { pathname: '/a', subheader: 'constructor' }, 'constructor'],
    // API pages: as spelt in code.
    ['component', { pathname: '/core/api/crud', kind: 'components-api' }, 'Crud'],
    ['long name', { pathname: '/core/api/sign-in-page', kind: 'components-api' }, 'SignInPage'],
    ['hook', { pathname: '/core/react-use-session/api', kind: 'hooks-api' }, 'useSession'],
    ['hook in api', { pathname: '/core/api/use-dialogs', kind: 'hooks-api' }, 'useDialogs'],
    [
      'one of several hooks of a page',
      {
        pathname: '/core/react-persistent-state/use-local-storage-state-api',
        kind: 'hooks-api',
      },
      'useLocalStorageState',
    ],
  ])('%s', (_, entry, expected) => {
    expect(titleOf(entry, TABLE)).toBe(expected);
  });

  test.each(['', '/', '//', '/#top', '/a/---'])('%j has no name to make a title of', (pathname) => {
    expect(() => titleOf({ pathname })).toThrow(`found '${pathname}'. Give the entry a title`);
  });
});

describe('ENGLISH_TITLES', () => {
  const pages = Object.values(SIDEBARS).flatMap((tree) => pagesOf(tree));

  test.each(Object.entries(ENGLISH_TITLES))('%s is a page and needs %j', (pathname, title) => {
    const page = pages.find((candidate) => candidate.pathname === pathname);
    expect(page).toBeDefined();
    expect(titleOf({ pathname, kind: page?.kind }, {})).not.toBe(title);
  });
});
