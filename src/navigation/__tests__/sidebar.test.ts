import { type NavEntry } from '../entry';
import { buildSidebar, type SidebarItem } from '../sidebar';

const build = (tree: NavEntry[]) => buildSidebar(tree, (pathname) => `id of ${pathname}`);

const page: NavEntry = { pathname: '/core/react-account' };
const api: NavEntry = { pathname: '/core/api/account', kind: 'components-api' };
const hidden: NavEntry = { ...page, title: false };

const group = (title: string, ...children: NavEntry[]): NavEntry => ({
  pathname: `/${title.toLowerCase()}-group`,
  title,
  children,
});
const subheader = (text: string, ...children: NavEntry[]): NavEntry => ({
  pathname: `/${text.toLowerCase()}-group`,
  subheader: text,
  children,
});

const PAGE = {
  type: 'doc',
  id: 'id of /core/react-account',
  label: 'Account',
  key: '/core/react-account',
} as const;
const API = {
  type: 'doc',
  id: 'id of /core/api/account',
  label: 'Account',
  key: '/core/api/account',
} as const;
const category = (label: string, collapsible: boolean, ...items: object[]) => ({
  type: 'category',
  label,
  key: `/${label.toLowerCase()}-group`,
  collapsible,
  items,
});
const section = (label: string, ...items: object[]) => category(label, false, ...items);
const labeled = (label: string, ...items: object[]) => ({
  ...category(label, false, ...items),
  className: 'subheader',
});

describe('buildSidebar', () => {
  it.each<[string, NavEntry[], object[]]>([
    ['an empty tree to no items', [], []],
    ['a page to a doc', [page], [PAGE]],
    [
      'a new page to a doc with a chip',
      [{ ...page, newFeature: true }],
      [{ ...PAGE, customProps: { newFeature: true } }],
    ],
    [
      'a top-level group to a section, and a nested one to a collapsible group',
      [group('Top', { ...group('Nested', page), newFeature: true })],
      [
        section('Top', {
          ...category('Nested', true, PAGE),
          customProps: { newFeature: true },
        }),
      ],
    ],
    [
      'a subheader to a label that isn’t collapsible',
      [group('Top', subheader('Layout', page))],
      [section('Top', labeled('Layout', PAGE))],
    ],
    [
      'a subheader with API pages to a collapsible group',
      [group('Top', subheader('Hooks', api))],
      [section('Top', category('Hooks', true, API))],
    ],
    [
      'a subheader with API pages and other pages to a label',
      [group('Top', subheader('Mixed', api, page))],
      [section('Top', labeled('Mixed', API, PAGE))],
    ],
    [
      'a subheader without pages to escaped text',
      [{ pathname: '/layout-group', subheader: '<Layout> & more' }],
      [
        {
          type: 'html',
          value: '&lt;Layout&gt; &amp; more',
          key: '/layout-group',
          className: 'subheader',
        },
      ],
    ],
    [
      'hidden entries and empty groups to nothing',
      [
        hidden,
        group('A', { pathname: '/a', title: false }),
        { pathname: '/b-group', title: false, children: [{ pathname: '/b' }] },
        group('C', subheader('D')),
      ],
      [],
    ],
    [
      'a repeated API page to one doc, and to links that the pagination skips',
      [api, api, api],
      [
        API,
        { ...API, type: 'ref', key: '/core/api/account#2' },
        { ...API, type: 'ref', key: '/core/api/account#3' },
      ],
    ],
  ])('converts %s', (_, tree, expected) => {
    expect(build(tree)).toEqual(expected as SidebarItem[]);
  });

  it('passes a page’s groups to the function that resolves doc ids', () => {
    const getDocId = jest.fn(() => 'id');
    buildSidebar([group('Top', subheader('Layout', page))], getDocId);
    expect(getDocId.mock.calls).toEqual([[page.pathname, ['Top', 'Layout']]]);
  });

  it.each<[string, NavEntry[], string, string, string]>([
    [
      'in nested groups',
      [group('Components', subheader('Layout', page)), group('APIs', group('Hooks', page))],
      '/core/react-account',
      'Components › Layout',
      'APIs › Hooks',
    ],
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
    ['in a hidden entry', [group('A', page, hidden)], '/core/react-account', 'A', 'A'],
    [
      'as the key of a group',
      [group('APIs'), group('APIs')],
      '/apis-group',
      'the top level of the tree',
      'the top level of the tree',
    ],
  ])('rejects a duplicate pathname, %s', (_, tree, pathname, first, second) => {
    expect(() => build(tree)).toThrow(
      `found '${pathname}' twice: in ${first}, and in ${second}. ` +
        `Remove one of the two entries in sidebars/ or give it another pathname.`,
    );
  });

  it('accepts an API page with the same pathname as another page', () => {
    expect(build([{ pathname: api.pathname }, api])).toHaveLength(2);
  });
});
