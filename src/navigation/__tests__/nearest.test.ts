// The paths have typos: cspell:ignore acount dashbord instalation Dpage

import fc from 'fast-check';
import { findNearestPages } from '../nearest';
import pages from '../../../tests/fixtures/pages.json';

const findNearestPathnames = (pathname: string, count = 3) =>
  findNearestPages(pathname, pages, count).map((page) => page.pathname);

describe('findNearestPages', () => {
  it.each([
    // Typos
    ['/core/react-acount/', '/core/react-account'],
    ['/core/react-dashbord-layout', '/core/react-dashboard-layout'],
    ['/core/introduction/instalation#cli', '/core/introduction/installation'],
    // Missing or additional segments and prefixes
    ['/core/account', '/core/react-account'],
    ['/core/components/react-crud', '/core/react-crud'],
    ['/getting-started/roadmap', '/studio/getting-started/roadmap'],
    // Other URL spellings
    ['/core/react-use-session/index.html', '/core/react-use-session'],
    ['/core/introduction/base-concepts.md', '/core/introduction/base-concepts'],
    ['/core/sign%2Din%2Dpage', '/core/react-sign-in-page'],
    ['/core/DashboardLayout', '/core/react-dashboard-layout'],
    ['/studio/datagrid', '/studio/components/data-grid'],
    // Other word forms
    ['/studio/concepts/query', '/studio/concepts/queries'],
    ['/studio/concepts/deploy', '/studio/concepts/deployment'],
    // Words in the title
    ['/studio/mysql', '/studio/how-to-guides/connect-to-databases'],
    ['/core/vite', '/core/integrations/react-router'],
    // A page of the other product
    ['/core/rbac', '/studio/concepts/rbac'],
    ['/studio/base-concepts', '/core/introduction/base-concepts'],
    // The parent page
    ['/core/react-crud/custom-columns', '/core/react-crud'],
  ])('suggests the nearest page: %s → %s', (pathname, expected) => {
    expect(findNearestPathnames(pathname)[0]).toBe(expected);
  });

  it.each([
    '/core/nothing',
    '/core/no-such-page',
    '/studio/xyz',
    '/wp-login.php',
    '/core/.env',
    // Words that every page's path contains don't identify a page.
    '/core/toolpad',
    '/core/connect-to-elasticsearch-cluster',
    '',
    '//',
    '/%E0%A4%A',
    '/core/%00',
    '/' + 'a'.repeat(100_000),
  ])('suggests nothing for %j', (pathname) => {
    expect(findNearestPathnames(pathname)).toEqual([]);
  });

  it('returns at most the requested number of pages, and preserves the order of equally similar ones', () => {
    const equal = ['/a/b', '/a/d', '/a/e'].map((pathname) => ({ pathname, title: 'Account' }));
    expect(findNearestPages('/x/account', equal, 2)).toEqual(equal.slice(0, 2));
  });

  it('never throws, regardless of the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (pathname) => {
        expect(() => findNearestPathnames(pathname)).not.toThrow();
      }),
      { numRuns: 30 },
    );
  });

  it('suggests every page for its own path', () => {
    expect(pages.filter(({ pathname }) => findNearestPathnames(pathname)[0] !== pathname)).toEqual(
      [],
    );
  });
});
