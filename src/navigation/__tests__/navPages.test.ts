import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { getPages, groupPages } from '../navPages';

it('returns the pages of a sidebar with the labels of their groups, and omits unlisted pages', () => {
  const category = { type: 'category', collapsible: false, collapsed: false } as const;
  const sidebar: PropSidebarItem[] = [
    { type: 'link', label: 'A', href: '/site/a' },
    { ...category, label: 'Top', items: [{ type: 'link', label: 'B', href: '/site/b' }] },
    { type: 'link', label: 'C', href: '/site/c', unlisted: true },
  ];
  expect(getPages(sidebar)).toEqual([
    { href: '/site/a/', title: 'A', groups: [] },
    { href: '/site/b/', title: 'B', groups: ['Top'] },
  ]);
});

it('groups pages by section and by the groups inside it, in reading order', () => {
  const createPage = (title: string, ...groups: string[]) => ({ title, href: '/', groups });
  const sections = groupPages([
    createPage('Overview', 'Start'),
    createPage('npm', 'Start', 'Examples'),
    createPage('Roadmap', 'Start'),
    createPage('Components', 'Reference', 'Components'),
    createPage('Button', 'Reference', 'Components', 'Components'),
    createPage('get', 'Reference', 'API', 'Functions'),
  ]);
  const titles = [...sections].map(([section, blocks]) => [
    section,
    ...[...blocks].map(([label, pages]) => [label, ...pages.map(({ title }) => title)]),
  ]);
  expect(titles).toEqual([
    // After the block "Examples", the roadmap would seem to belong to that block.
    ['Start', ['', 'Overview', 'Roadmap'], ['Examples', 'npm']],
    ['Reference', [''], ['Components', 'Components', 'Button'], ['API › Functions', 'get']],
  ]);
});
