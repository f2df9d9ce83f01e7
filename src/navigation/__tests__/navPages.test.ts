import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { getPages, walkPages } from '../navPages';

it('walks the pages of a tree in reading order with their groups, and omits labels and hidden entries', () => {
  const pages = walkPages([
    { pathname: '/a' },
    {
      pathname: '/top-group',
      title: 'Top',
      children: [
        { pathname: '/label-group', subheader: 'Label' },
        { pathname: '/layout-group', subheader: 'Layout', children: [{ pathname: '/b' }] },
        { pathname: '/c', title: false },
        { pathname: '/api/list', kind: 'components-api' },
      ],
    },
    { pathname: '/hidden-group', title: false, children: [{ pathname: '/d' }] },
    { pathname: '/api/list', kind: 'components-api' },
  ]);
  expect([...pages].map(({ entry, groups }) => [entry.pathname, ...groups])).toEqual([
    ['/a'],
    ['/b', 'Top', 'Layout'],
    ['/api/list', 'Top'],
    ['/api/list'],
  ]);
});

it('returns the pages of a sidebar with the labels of their groups, and omits unlisted pages', () => {
  const category = { type: 'category', collapsible: false, collapsed: false } as const;
  const sidebar: PropSidebarItem[] = [
    { type: 'link', label: 'A', href: '/site/a' },
    { ...category, label: 'Top', items: [{ type: 'link', label: 'B', href: '/site/b' }] },
    { type: 'html', value: 'A label' },
    { type: 'link', label: 'C', href: '/site/c', unlisted: true },
  ];
  expect(getPages(sidebar)).toEqual([
    { href: '/site/a/', title: 'A', groups: [] },
    { href: '/site/b/', title: 'B', groups: ['Top'] },
  ]);
});
