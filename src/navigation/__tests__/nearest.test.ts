// The paths have typos: cspell:ignore acount dashbord

import { findNearestPages } from '../nearest';
import pages from '../../../tests/fixtures/pages.json';

const findNearestPathnames = (pathname: string, count = 3) =>
  findNearestPages(pathname, pages, count).map((page) => page.pathname);

describe('findNearestPages', () => {
  it.each([
    // Typos
    ['/core/react-acount/', '/core/react-account'],
    ['/core/react-dashbord-layout', '/core/react-dashboard-layout'],
    // Missing or additional segments and prefixes
    ['/core/account', '/core/react-account'],
    ['/getting-started/roadmap', '/studio/getting-started/roadmap'],
    // Other URL spellings
    ['/core/react-use-session/index.html', '/core/react-use-session'],
    ['/core/introduction/base-concepts.md', '/core/introduction/base-concepts'],
    ['/core/DashboardLayout', '/core/react-dashboard-layout'],
    ['/studio/datagrid', '/studio/components/data-grid'],
    // Other word forms
    ['/studio/concepts/query', '/studio/concepts/queries'],
    // Words in the title
    ['/studio/mysql', '/studio/how-to-guides/connect-to-databases'],
    ['/core/vite', '/core/integrations/react-router'],
    // A page of the other product
    ['/core/rbac', '/studio/concepts/rbac'],
    // The parent page
    ['/core/react-crud/custom-columns', '/core/react-crud'],
  ])('suggests the nearest page: %s → %s', (pathname, expected) => {
    expect(findNearestPathnames(pathname)[0]).toBe(expected);
  });

  it.each([
    '/core/nothing',
    '/studio/xyz',
    '/wp-login.php',
    // Words that every page's path contains don't identify a page.
    '/core/toolpad',
    '/core/connect-to-elasticsearch-cluster',
    '',
    '//',
    '/%E0%A4%A',
    '/' + 'a'.repeat(100_000),
  ])('suggests nothing for %j', (pathname) => {
    expect(findNearestPathnames(pathname)).toEqual([]);
  });

  it('returns at most the requested number of pages, and preserves the order of equally similar ones', () => {
    const equal = ['/a/b', '/a/d', '/a/e'].map((pathname) => ({ pathname, title: 'Account' }));
    expect(findNearestPages('/x/account', equal, 2)).toEqual(equal.slice(0, 2));
  });

  it('suggests every page for its own path', () => {
    expect(pages.filter(({ pathname }) => findNearestPathnames(pathname)[0] !== pathname)).toEqual(
      [],
    );
  });
});
