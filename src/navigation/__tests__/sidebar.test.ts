import { type NavEntry } from '../entry';
import { buildSidebar, type SidebarItem } from '../sidebar';

const docIdOf = (pathname: string) => `id of ${pathname}`;

test.each<[string, NavEntry[], SidebarItem[]]>([
  ['nothing', [], []],
  [
    'a page',
    [{ pathname: '/core/introduction', title: 'Overview' }],
    [
      {
        type: 'doc',
        id: 'id of /core/introduction',
        label: 'Overview',
        key: '/core/introduction',
      },
    ],
  ],
  [
    'a new page',
    [{ pathname: '/a', newFeature: true }],
    [{ type: 'doc', id: 'id of /a', label: 'A', key: '/a', customProps: { newFeature: true } }],
  ],
  [
    'groups: open at the top, collapsible below',
    [
      {
        pathname: '/top-group',
        title: 'Top',
        children: [
          {
            pathname: '/below-group',
            title: 'Below',
            newFeature: true,
            children: [{ pathname: '/a' }],
          },
        ],
      },
    ],
    [
      {
        type: 'category',
        label: 'Top',
        key: '/top-group',
        collapsible: false,
        items: [
          {
            type: 'category',
            label: 'Below',
            key: '/below-group',
            collapsible: true,
            customProps: { newFeature: true },
            items: [{ type: 'doc', id: 'id of /a', label: 'A', key: '/a' }],
          },
        ],
      },
    ],
  ],
  [
    'a subheader: a label without a link, at any depth',
    [
      {
        pathname: '/top-group',
        title: 'Top',
        children: [
          { pathname: '/layout-group', subheader: 'Layout', children: [{ pathname: '/a' }] },
        ],
      },
    ],
    [
      {
        type: 'category',
        label: 'Top',
        key: '/top-group',
        collapsible: false,
        items: [
          {
            type: 'category',
            label: 'Layout',
            key: '/layout-group',
            collapsible: false,
            className: 'subheader',
            items: [{ type: 'doc', id: 'id of /a', label: 'A', key: '/a' }],
          },
        ],
      },
    ],
  ],
  [
    'a subheader over API pages alone: a group that can be closed',
    [
      {
        pathname: '/top-group',
        title: 'APIs',
        children: [
          {
            pathname: '/hooks-group',
            subheader: 'Hooks',
            children: [{ pathname: '/core/api/use-a', kind: 'hooks-api' }],
          },
          {
            pathname: '/mixed-group',
            subheader: 'Mixed',
            children: [{ pathname: '/core/api/use-b', kind: 'hooks-api' }, { pathname: '/core/b' }],
          },
        ],
      },
    ],
    [
      {
        type: 'category',
        label: 'APIs',
        key: '/top-group',
        collapsible: false,
        items: [
          {
            type: 'category',
            label: 'Hooks',
            key: '/hooks-group',
            collapsible: true,
            items: [
              {
                type: 'doc',
                id: 'id of /core/api/use-a',
                label: 'useA',
                key: '/core/api/use-a',
              },
            ],
          },
          {
            type: 'category',
            label: 'Mixed',
            key: '/mixed-group',
            collapsible: false,
            className: 'subheader',
            items: [
              { type: 'doc', id: 'id of /core/api/use-b', label: 'useB', key: '/core/api/use-b' },
              { type: 'doc', id: 'id of /core/b', label: 'B', key: '/core/b' },
            ],
          },
        ],
      },
    ],
  ],
  [
    'a subheader with nothing below it: a bare label, as text',
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
    'hidden entries, and groups with nothing left in them: left out',
    [
      { pathname: '/a', title: false },
      { pathname: '/b-group', title: 'B', children: [{ pathname: '/b', title: false }] },
      { pathname: '/c-group', title: false, children: [{ pathname: '/c' }] },
      {
        pathname: '/d-group',
        title: 'D',
        children: [{ pathname: '/e-group', subheader: 'E', children: [] }],
      },
      { pathname: '/f' },
    ],
    [{ type: 'doc', id: 'id of /f', label: 'F', key: '/f' }],
  ],
  [
    'an API page that repeats: one stop for previous and next, and links',
    [
      { pathname: '/api/list', kind: 'components-api' },
      { pathname: '/api/list', kind: 'components-api' },
      { pathname: '/api/list', kind: 'components-api' },
    ],
    [
      { type: 'doc', id: 'id of /api/list', label: 'List', key: '/api/list' },
      { type: 'ref', id: 'id of /api/list', label: 'List', key: '/api/list#2' },
      { type: 'ref', id: 'id of /api/list', label: 'List', key: '/api/list#3' },
    ],
  ],
])('%s', (_, tree, expected) => {
  expect(buildSidebar(tree, docIdOf)).toEqual(expected);
});

test('tells where a page stands when its doc is asked for', () => {
  const asked = jest.fn(() => 'id');
  buildSidebar(
    [
      {
        pathname: '/top-group',
        title: 'Top',
        children: [
          { pathname: '/layout-group', subheader: 'Layout', children: [{ pathname: '/a' }] },
        ],
      },
    ],
    asked,
  );
  expect(asked.mock.calls).toEqual([['/a', ['Top', 'Layout']]]);
});
