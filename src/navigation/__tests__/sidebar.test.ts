import { type NavEntry } from '../entry';
import { buildSidebar, type SidebarItem } from '../sidebar';

const build = (tree: NavEntry[]) => buildSidebar(tree, (pathname) => `id of ${pathname}`);

const page: NavEntry = { pathname: '/core/react-account' };
const api: NavEntry = { pathname: '/core/api/account', kind: 'components-api' };
const hiddenEntry: NavEntry = { ...page, title: false };

const createGroup = (title: string, ...children: NavEntry[]): NavEntry => ({
  pathname: `/${title.toLowerCase()}-group`,
  title,
  children,
});
const createSubheader = (text: string, ...children: NavEntry[]): NavEntry => ({
  pathname: `/${text.toLowerCase()}-group`,
  subheader: text,
  children,
});

const PAGE_ITEM = {
  type: 'doc',
  id: 'id of /core/react-account',
  key: '/core/react-account',
} as const;
const API_ITEM = {
  type: 'doc',
  id: 'id of /core/api/account',
  label: 'Account',
  key: '/core/api/account',
} as const;
const createCategory = (label: string, collapsible: boolean, ...items: object[]) => ({
  type: 'category',
  label,
  key: `/${label.toLowerCase()}-group`,
  collapsible,
  items,
});
const createSection = (label: string, ...items: object[]) => createCategory(label, false, ...items);
const createLabeledItem = (label: string, ...items: object[]) => ({
  ...createCategory(label, false, ...items),
  className: 'subheader',
});

describe('buildSidebar', () => {
  it.each<[string, NavEntry[], object[]]>([
    ['an empty tree to no items', [], []],
    ['a page to a doc, whose label is the page’s own title', [page], [PAGE_ITEM]],
    [
      'a page with a short title to a doc with this label',
      [{ ...page, title: 'Short' }],
      [{ ...PAGE_ITEM, label: 'Short' }],
    ],
    [
      'a new page to a doc with a chip',
      [{ ...page, newFeature: true }],
      [{ ...PAGE_ITEM, customProps: { newFeature: true } }],
    ],
    [
      'a top-level group to a section, and a nested one to a collapsible group',
      [createGroup('Top', { ...createGroup('Nested', page), newFeature: true })],
      [
        createSection('Top', {
          ...createCategory('Nested', true, PAGE_ITEM),
          customProps: { newFeature: true },
        }),
      ],
    ],
    [
      'a subheader to a label that isn’t collapsible',
      [createGroup('Top', createSubheader('Layout', page))],
      [createSection('Top', createLabeledItem('Layout', PAGE_ITEM))],
    ],
    [
      'a subheader with API pages to a collapsible group',
      [createGroup('Top', createSubheader('Hooks', api))],
      [createSection('Top', createCategory('Hooks', true, API_ITEM))],
    ],
    [
      'a subheader with API pages and other pages to a label',
      [createGroup('Top', createSubheader('Mixed', api, page))],
      [createSection('Top', createLabeledItem('Mixed', API_ITEM, PAGE_ITEM))],
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
        hiddenEntry,
        createGroup('A', { pathname: '/a', title: false }),
        { pathname: '/b-group', title: false, children: [{ pathname: '/b' }] },
        createGroup('C', createSubheader('D')),
      ],
      [],
    ],
    [
      'a repeated API page to one doc, and to links that the pagination skips',
      [api, api, api],
      [
        API_ITEM,
        { ...API_ITEM, type: 'ref', key: '/core/api/account#2' },
        { ...API_ITEM, type: 'ref', key: '/core/api/account#3' },
      ],
    ],
  ])('converts %s', (_, tree, expected) => {
    expect(build(tree)).toEqual(expected as SidebarItem[]);
  });

  it.each<[string, NavEntry[], string, string, string]>([
    [
      'in nested groups',
      [
        createGroup('Components', createSubheader('Layout', page)),
        createGroup('APIs', createGroup('Hooks', page)),
      ],
      '/core/react-account',
      'Components › Layout',
      'APIs › Hooks',
    ],
    [
      'at the top level',
      [page, createGroup('APIs', page)],
      '/core/react-account',
      'the top level of the tree',
      'APIs',
    ],
    [
      'in another spelling',
      [createGroup('A', page), createGroup('B', { pathname: '/core/react-account/' })],
      '/core/react-account/',
      'A',
      'B',
    ],
    ['in a hidden entry', [createGroup('A', page, hiddenEntry)], '/core/react-account', 'A', 'A'],
    [
      'as the key of a group',
      [createGroup('APIs'), createGroup('APIs')],
      '/apis-group',
      'the top level of the tree',
      'the top level of the tree',
    ],
  ])('throws an error for a duplicate pathname %s', (_, tree, pathname, first, second) => {
    expect(() => build(tree)).toThrow(
      `found '${pathname}' twice: in ${first}, and in ${second}. ` +
        `Remove one of the two entries in src/navigation/trees/ or give it another pathname.`,
    );
  });

  it('accepts an API page with the same pathname as another page', () => {
    expect(build([{ pathname: api.pathname }, api])).toHaveLength(2);
  });
});
