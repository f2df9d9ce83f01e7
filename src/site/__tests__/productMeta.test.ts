import fc from 'fast-check';
import { productMetaOf, productMetaOfRoute } from '../productMeta';
import {
  LANGUAGES,
  address,
  language,
} from '../../../plugins/shared/__tests__/navigation/arbitraries';

describe('productMetaOf', () => {
  test.each([
    // The family toolpad has two products.
    ['/toolpad/core/introduction/', 'toolpad-core', 'toolpad'],
    ['/toolpad/core', 'toolpad-core', 'toolpad'],
    ['/toolpad/core/', 'toolpad-core', 'toolpad'],
    ['/toolpad/core#slots', 'toolpad-core', 'toolpad'],
    ['/toolpad/core?a=b', 'toolpad-core', 'toolpad'],
    ['/toolpad/core/api/account/', 'toolpad-core', 'toolpad'],
    ['/toolpad/studio/getting-started/', 'toolpad-studio', 'toolpad'],
    ['/toolpad/studio', 'toolpad-studio', 'toolpad'],
    ['/toolpad', 'null', 'null'],
    ['/toolpad/', 'null', 'null'],
    ['/toolpad/core-old/x', 'null', 'null'],
    ['/toolpad/other/core', 'null', 'null'],
    ['/toolpad-core/x', 'null', 'null'],
    // Families that are products.
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/material-ui', 'material-ui', 'core'],
    ['/joy-ui/react-button/', 'joy-ui', 'core'],
    ['/base-ui/react-button/', 'base-ui', 'core'],
    ['/system/properties/', 'system', 'core'],
    ['/material-ui-x/y', 'null', 'null'],
    ['/docs/material-ui', 'null', 'null'],
    // The family x.
    ['/x/react-data-grid/components', 'x-data-grid', 'x'],
    ['/x/react-data-grid', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/#a/b', 'x-date-pickers', 'x'],
    ['/x/introduction/', 'x-introduction', 'x'],
    ['/x', 'null', 'x'],
    ['/x/react-', 'null', 'x'],
    ['/x-data-grid/y', 'null', 'null'],
    // Anything else.
    ['/blog/', 'null', 'null'],
    ['/blog/toolpad/core', 'null', 'null'],
    ['/core/introduction', 'null', 'null'],
    ['/api/toolpad', 'null', 'null'],
    ['/constructor/core', 'null', 'null'],
    ['/toolpad/constructor', 'null', 'null'],
    ['/en/', 'null', 'null'],
    ['/en', 'null', 'null'],
    ['/', 'null', 'null'],
    ['//', 'null', 'null'],
    ['', 'null', 'null'],
    // Odd spellings of an address.
    ['toolpad/core', 'toolpad-core', 'toolpad'],
    ['//toolpad//core//', 'toolpad-core', 'toolpad'],
    // A language prefix, if it is one.
    ['/fr/toolpad/core/introduction/', 'toolpad-core', 'toolpad'],
    ['/fr/x/react-data-grid/', 'x-data-grid', 'x'],
    ['/fr/material-ui/', 'material-ui', 'core'],
    ['/de/material-ui/', 'null', 'null'],
    ['/english/material-ui/', 'null', 'null'],
  ])('%j is of %s, category %s', (pathname, productId, productCategoryId) => {
    expect(productMetaOf(pathname, ['en', 'fr'])).toEqual({ productId, productCategoryId });
  });

  test('a language prefix never changes the answer', () => {
    fc.assert(
      fc.property(address, language, (pathname, prefix) => {
        expect(productMetaOf(`/${prefix}${pathname}`, LANGUAGES)).toEqual(
          productMetaOf(pathname, LANGUAGES),
        );
      }),
    );
  });
});

describe('productMetaOfRoute', () => {
  test.each([
    ['/toolpad/core/introduction', '/toolpad/', 'toolpad-core'],
    ['/toolpad/studio/getting-started/', '/toolpad/', 'toolpad-studio'],
    ['/toolpad/studio/', '/toolpad', 'toolpad-studio'],
    ['/toolpad/', '/toolpad/', 'null'],
    ['/toolpad', '/toolpad/', 'null'],
    ['/toolpad/blog/post', '/toolpad/', 'null'],
    ['/toolpad/404.html', '/toolpad/', 'null'],
    // Languages, before the base and after.
    ['/en/toolpad/core/introduction', '/toolpad/', 'toolpad-core'],
    ['/toolpad/en/core/introduction', '/toolpad/', 'toolpad-core'],
    // Another base, e.g. of a preview.
    ['/core/introduction/', '/', 'toolpad-core'],
    ['/pr-12/studio/x', '/pr-12/', 'toolpad-studio'],
    // Not this site.
    ['/core/introduction', '/toolpad/', 'null'],
    ['/toolpad-old/core', '/toolpad/', 'null'],
    ['', '/toolpad/', 'null'],
  ])('%j at %j is of %s', (route, baseUrl, productId) => {
    expect(productMetaOfRoute(route, baseUrl).productId).toBe(productId);
  });

  test('a language prefix never changes the answer', () => {
    fc.assert(
      fc.property(address, language, (pathname, prefix) => {
        const expected = productMetaOfRoute(`/toolpad${pathname}`, '/toolpad/', LANGUAGES);
        for (const route of [`/${prefix}/toolpad${pathname}`, `/toolpad/${prefix}${pathname}`]) {
          expect(productMetaOfRoute(route, '/toolpad/', LANGUAGES)).toEqual(expected);
        }
      }),
    );
  });
});
