import { type NavEntry } from '../entry';
import { buildSidebar } from '../sidebar';

const build = (tree: NavEntry[]) => buildSidebar(tree, (pathname) => pathname.slice(1));

const group = (title: string, ...children: NavEntry[]): NavEntry => ({
  pathname: `/${title.toLowerCase()}-group`,
  title,
  children,
});

const page: NavEntry = { pathname: '/core/react-account' };
const api: NavEntry = { pathname: '/core/api/account', kind: 'components-api' };

test.each<[string, NavEntry[], string, string, string]>([
  [
    'in two groups',
    [group('Components', page), group('APIs', page)],
    '/core/react-account',
    'Components',
    'APIs',
  ],
  [
    'in groups within groups',
    [
      group('Components', { pathname: '/layout-group', subheader: 'Layout', children: [page] }),
      group('APIs', group('Hooks', page)),
    ],
    '/core/react-account',
    'Components › Layout',
    'APIs › Hooks',
  ],
  ['in one group', [group('APIs', page, page)], '/core/react-account', 'APIs', 'APIs'],
  [
    'at the top level',
    [page, group('APIs', page)],
    '/core/react-account',
    'the top level of the tree',
    'APIs',
  ],
  [
    'in another spelling',
    [group('A', page), group('B', { pathname: '/core/react-account/' })],
    '/core/react-account/',
    'A',
    'B',
  ],
  [
    'hidden',
    [group('A', page), group('B', { ...page, title: false })],
    '/core/react-account',
    'A',
    'B',
  ],
  [
    'of groups',
    [group('APIs'), group('APIs')],
    '/apis-group',
    'the top level of the tree',
    'the top level of the tree',
  ],
])('a pathname that occurs twice %s is an error', (_, tree, pathname, first, second) => {
  expect(() => build(tree)).toThrow(
    `found '${pathname}' twice: in ${first}, and in ${second}. ` +
      `Remove one of the two entries in sidebars/ or give it a pathname of its own.`,
  );
});

test.each<[string, NavEntry[]]>([
  ['components-api', [group('A', api), group('B', api)]],
  [
    'hooks-api',
    [group('A', { ...api, kind: 'hooks-api' }), group('B', { ...api, kind: 'hooks-api' })],
  ],
  ['components-api beside a page', [group('A', { pathname: api.pathname }), group('B', api)]],
])('entries of kind %s may repeat', (_, tree) => {
  expect(build(tree)).toHaveLength(2);
});
