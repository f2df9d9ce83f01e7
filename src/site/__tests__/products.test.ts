import { pagesOf } from '../../navigation/navPages';
import { productOf, PRODUCTS } from '../products';
import { SIDEBARS } from '../../../sidebars';

test.each([
  ['/core/introduction', '/', 'core'],
  ['/studio/concepts', '/', 'studio'],
  ['/toolpad/studio/concepts/', '/toolpad/', 'studio'],
  ['/toolpad/de/studio/concepts/', '/toolpad/de/', 'studio'],
  ['/toolpad/search/', '/toolpad/', 'core'],
  ['/toolpad/studio-old/', '/toolpad/', 'core'],
  ['/toolpad/core/studio/', '/toolpad/', 'core'],
  ['', '/toolpad/', 'core'],
])('%s below %s is of %s', (pathname, base, id) => {
  expect(productOf(pathname, base).id).toBe(id);
});

test.each(PRODUCTS)(
  '$name: home is one of its pages, and its address alone leads there',
  ({ id, home }) => {
    expect(home).not.toBe(`/${id}/`);
    expect(pagesOf(SIDEBARS[id]).map(({ pathname }) => `${pathname}/`)).toContain(home);
  },
);
