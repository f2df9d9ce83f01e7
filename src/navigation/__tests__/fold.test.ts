import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { foldTree, MANY_PAGES } from '../fold';

const page = (href: string): PropSidebarItem => ({ type: 'link', label: href, href });
const group = (label: string, items: PropSidebarItem[]): PropSidebarItemCategory => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
});
const pages = (count: number): PropSidebarItem[] =>
  Array.from({ length: count }, (_, at) => page(`/many/${at}/`));
const at = (path: string) => (href: string) => href === path;

const LABEL: PropSidebarItem = { type: 'html', value: 'Label' };
const INNER = group('Inner', [page('/a/b/')]);
const TREE = [
  page('/'),
  LABEL,
  group('A', [LABEL, page('/a/'), INNER]),
  group('Empty', []),
  group('Many', pages(MANY_PAGES)),
];
const folded = (label: string, href: string): PropSidebarItem => ({
  type: 'link',
  label,
  href,
  customProps: { isFolded: true },
});
const MANY = folded('Many', '/many/0/');

test.each<[string, string, unknown[]]>([
  ['a page at the top', '/', [page('/'), LABEL, folded('A', '/a/'), TREE[3], MANY]],
  ['no page of it', '/else/', [page('/'), LABEL, folded('A', '/a/'), TREE[3], MANY]],
  [
    'a page of a section',
    '/a/',
    [page('/'), LABEL, group('A', [LABEL, page('/a/'), folded('Inner', '/a/b/')]), TREE[3], MANY],
  ],
  ['a page of a group in a section', '/a/b/', [page('/'), LABEL, TREE[2], TREE[3], MANY]],
])('beside %s, a large tree shows whole what holds it', (_, path, expected) => {
  expect(foldTree(TREE, at(path))).toEqual(expected);
});

test('a tree is whole as long as it has no more than many pages', () => {
  const tree = [group('A', [page('/a/')]), group('Many', pages(MANY_PAGES - 1))];
  expect(foldTree(tree, at('/a/'))).toBe(tree);
});
