import { getProduct } from '../products';

it.each([
  ['/core/introduction', '/', 'core'],
  ['/studio/concepts', '/', 'studio'],
  ['/toolpad/studio/concepts/', '/toolpad/', 'studio'],
  ['/toolpad/de/studio/concepts/', '/toolpad/de/', 'studio'],
  ['/toolpad/search/', '/toolpad/', 'core'],
  ['/toolpad/studio-old/', '/toolpad/', 'core'],
  ['/toolpad/core/studio/', '/toolpad/', 'core'],
  ['', '/toolpad/', 'core'],
])('assigns the page %s (base URL %s) to the product %s', (pathname, base, id) => {
  expect(getProduct(pathname, base).id).toBe(id);
});
