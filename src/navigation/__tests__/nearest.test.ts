// Misspelt addresses are the point: cspell:ignore acount dashbord deploymnt instalation Dpage

import fc from 'fast-check';
import { pagesOf } from '../navPages';
import { nearestPages } from '../nearest';
import { SIDEBARS } from '../../../sidebars';

const pages = Object.values(SIDEBARS).flatMap((tree) => pagesOf(tree));

const nearest = (pathname: string, count = 3) =>
  nearestPages(pathname, pages, count).map((page) => page.pathname);

describe('nearestPages', () => {
  test.each([
    // Slips.
    ['/core/react-acount/', '/core/react-account'],
    ['/core/react-dashbord-layout', '/core/react-dashboard-layout'],
    ['/studio/concepts/deploymnt', '/studio/concepts/deployment'],
    ['/core/introduction/instalation#cli', '/core/introduction/installation'],
    // A part forgotten, or one too many.
    ['/core/account', '/core/react-account'],
    ['/core/components/react-crud', '/core/react-crud'],
    ['/core/tutorial', '/core/introduction/tutorial'],
    ['/getting-started/roadmap', '/studio/getting-started/roadmap'],
    ['/studio/reference/autocomplete', '/studio/reference/components/autocomplete'],
    // Other spellings.
    ['/core/react-use-session/index.html', '/core/react-use-session'],
    ['/core/introduction/base-concepts.md', '/core/introduction/base-concepts'],
    ['/Core/React_App_Provider', '/core/react-app-provider'],
    ['/core/sign%2Din%2Dpage', '/core/react-sign-in-page'],
    // An address that exists is nearest to itself.
    ['/core/api/sign-in-page/', '/core/api/sign-in-page'],
    // One word for another of its forms.
    ['/studio/concepts/query', '/studio/concepts/queries'],
    ['/core/roadmaps', '/core/introduction/roadmap'],
    ['/studio/theme', '/studio/concepts/theming'],
    ['/studio/concepts/deploy', '/studio/concepts/deployment'],
    // As it is written in code, or without what parts its words.
    ['/core/DashboardLayout', '/core/react-dashboard-layout'],
    ['/core/useDialogs', '/core/react-use-dialogs'],
    ['/core/signin', '/core/react-sign-in-page'],
    ['/studio/datagrid', '/studio/components/data-grid'],
    // By the title, whose words the address lacks.
    ['/studio/mysql', '/studio/how-to-guides/connect-to-databases'],
    ['/studio/role-based-access-control', '/studio/concepts/rbac'],
    ['/core/vite', '/core/integrations/react-router'],
    // The other product's.
    ['/core/rbac', '/studio/concepts/rbac'],
    ['/core/data-binding', '/studio/concepts/data-binding'],
    ['/studio/base-concepts', '/core/introduction/base-concepts'],
    // The page above.
    ['/core/react-account/x', '/core/react-account'],
    ['/core/react-crud/custom-columns', '/core/react-crud'],
  ])('%s → %s', (pathname, expected) => {
    expect(nearest(pathname)[0]).toBe(expected);
  });

  test.each([
    '/core/nothing',
    '/core/no-such-page',
    '/core/foo',
    '/studio/settings',
    '/core/styles',
    '/studio/xyz',
    '/wp-login.php',
    '/core/.env',
    // Words of every page are no name.
    '/core/toolpad',
    '/blog/toolpad-core',
    '',
    '/',
    '//',
    '%',
    '/%E0%A4%A',
    '/core/%00',
    '/' + 'a'.repeat(100_000),
  ])('nothing is near to %j', (pathname) => {
    expect(nearest(pathname)).toEqual([]);
  });

  test('what is near to one word of many is not near', () => {
    expect(nearest('/core/connect-to-elasticsearch-cluster')).toEqual([]);
  });

  test('gives as many as asked for, as far as there are', () => {
    expect(nearest('/core/account', 2)).toHaveLength(2);
    expect(nearest('/core/account', 0)).toEqual([]);
    expect(nearest('/core/account', 1000).length).toBeLessThan(10);
    expect(nearestPages('/core/account', [], 3)).toEqual([]);
  });

  test('keeps the order of pages equally near', () => {
    const same = ['/a/b', '/a/d', '/a/e'].map((pathname) => ({ pathname, title: 'Account' }));
    expect(nearestPages('/x/account', same, 3)).toEqual(same);
  });

  test('always gives the same answer and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (pathname) => {
        expect(nearest(pathname)).toEqual(nearest(pathname));
      }),
      { numRuns: 30 },
    );
  });

  test('every page is nearest to itself', () => {
    // Pages with the same API stand in two places.
    const lost = pages.filter(({ pathname }) => nearest(pathname)[0] !== pathname);
    expect(lost).toEqual([]);
  });
});
