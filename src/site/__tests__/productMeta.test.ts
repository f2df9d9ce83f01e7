import { getProductMeta, getRouteMeta } from '../productMeta';

describe('getProductMeta', () => {
  it.each([
    // The family `toolpad` has two products.
    ['/toolpad/core/introduction/', 'toolpad-core', 'toolpad'],
    ['/toolpad/core', 'toolpad-core', 'toolpad'],
    ['/toolpad/core#slots', 'toolpad-core', 'toolpad'],
    ['/toolpad/studio/getting-started/', 'toolpad-studio', 'toolpad'],
    ['/toolpad', 'null', 'null'],
    ['/toolpad/core-old/x', 'null', 'null'],
    ['/toolpad/other/core', 'null', 'null'],
    // These families contain only one product.
    ['/material-ui/react-button/', 'material-ui', 'core'],
    ['/joy-ui/react-button/', 'joy-ui', 'core'],
    ['/base-ui/react-button/', 'base-ui', 'core'],
    ['/system/properties/', 'system', 'core'],
    // The family `x` has many products.
    ['/x/react-data-grid', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/#a/b', 'x-date-pickers', 'x'],
    ['/x/introduction/', 'x-introduction', 'x'],
    ['/x', 'null', 'x'],
    ['/x/react-', 'null', 'x'],
    // All other paths have no product.
    ['/core/introduction', 'null', 'null'],
    ['', 'null', 'null'],
    // Duplicate slashes are ignored.
    ['//toolpad//core//', 'toolpad-core', 'toolpad'],
    // Only configured languages are prefixes.
    ['/en/toolpad/core/introduction/', 'toolpad-core', 'toolpad'],
    ['/de/material-ui/', 'null', 'null'],
    ['/english/material-ui/', 'null', 'null'],
  ])(
    'assigns %j to the product %s in the category %s',
    (pathname, productId, productCategoryId) => {
      expect(getProductMeta(pathname)).toEqual({ productId, productCategoryId });
    },
  );
});

describe('getRouteMeta', () => {
  it.each([
    ['/toolpad/core/introduction', '/toolpad/', 'toolpad-core'],
    ['/toolpad/studio/getting-started/', '/toolpad/', 'toolpad-studio'],
    ['/toolpad/', '/toolpad/', 'null'],
    ['/toolpad/404.html', '/toolpad/', 'null'],
    // The language can be before or after the base URL.
    ['/en/toolpad/core/introduction', '/toolpad/', 'toolpad-core'],
    ['/toolpad/en/core/introduction', '/toolpad/', 'toolpad-core'],
    // A preview can have another base URL.
    ['/core/introduction/', '/', 'toolpad-core'],
    ['/pr-12/studio/x', '/pr-12/', 'toolpad-studio'],
    // These paths are outside the site.
    ['/core/introduction', '/toolpad/', 'null'],
    ['/toolpad-old/core', '/toolpad/', 'null'],
    ['', '/toolpad/', 'null'],
  ])('assigns the page %j (base URL %j) to the product %s', (route, baseUrl, productId) => {
    expect(getRouteMeta(route, baseUrl).productId).toBe(productId);
  });
});
