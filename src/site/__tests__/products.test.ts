import { walkPages } from '../../navigation/navPages';
import { getProduct, PRODUCTS } from '../products';
import { SIDEBARS } from '../../../sidebars';

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

it.each(PRODUCTS)('redirects the path of $name to the product’s home page', ({ id, home }) => {
  expect(home).not.toBe(`/${id}/`);
  expect([...walkPages(SIDEBARS[id])].map(({ entry }) => `${entry.pathname}/`)).toContain(home);
});
