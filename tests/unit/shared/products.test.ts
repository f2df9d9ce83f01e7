import fs from 'node:fs';
import path from 'node:path';
import { pagesOf } from '../../../plugins/shared/navigation';
import { productOf, PRODUCTS } from '../../../plugins/shared/products';
import { SIDEBARS } from '../../../sidebars';

const ROOT = path.join(__dirname, '../../..');

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

test.each(PRODUCTS)('$name: home is one of its pages', ({ id, home }) => {
  expect(pagesOf(SIDEBARS[id]).map(({ pathname }) => `${pathname}/`)).toContain(home);
});

test("the site's base leads to the first product's home", () => {
  const page = path.join(ROOT, 'plugins/page-outputs/static/index.html');
  expect(fs.readFileSync(page, 'utf8')).toContain(`url=${PRODUCTS[0].home.slice(1)}"`);
});
