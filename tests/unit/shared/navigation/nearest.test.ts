// Misspelt addresses are the point: cspell:ignore acount dashbord deploymnt instalation Dpage

import fc from 'fast-check';
import { nearestPages, pagesOf } from '../../../../plugins/shared/navigation';
import { editDistance, likeness } from '../../../../plugins/shared/navigation/editDistance';
import { SIDEBARS } from '../../../../sidebars';

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
  ])('%s → %s', (pathname, expected) => {
    expect(nearest(pathname)[0]).toBe(expected);
  });

  test('gives as many as asked for, as far as there are', () => {
    expect(nearest('/core/account', 5)).toHaveLength(5);
    expect(nearest('/core/account', 0)).toEqual([]);
    expect(nearest('/core/account', 1000)).toHaveLength(pages.length);
    expect(nearestPages('/core/account', [], 3)).toEqual([]);
  });

  test('keeps the order of pages equally near', () => {
    const same = ['/a/1', '/a/2', '/a/3'].map((pathname) => ({ pathname }));
    expect(nearestPages('/a/4', same, 3)).toEqual(same);
  });

  test.each(['', '/', '//', '%', '/%E0%A4%A', '/core/%00', '/' + 'a'.repeat(100_000)])(
    'has an answer for odd input (%#)',
    (pathname) => {
      expect(nearest(pathname)).toHaveLength(3);
    },
  );

  test('always gives the same answer and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (pathname) => {
        expect(nearest(pathname)).toEqual(nearest(pathname));
      }),
      { numRuns: 30 },
    );
  });
});

test.each([
  ['', '', 0, 1],
  ['account', 'account', 0, 1],
  ['acount', 'account', 1, 1 - 1 / 7],
  ['', 'abc', 3, 0],
  ['abc', '', 3, 0],
  ['kitten', 'sitting', 3, 1 - 3 / 7],
  ['abc', 'xyz', 3, 0],
])('%j and %j are %d edits apart', (a, b, distance, like) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(likeness(a, b)).toBeCloseTo(like);
});
