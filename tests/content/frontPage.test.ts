/** The install lines of the front page, which no page's own checks look at. */
import fs from 'node:fs';
import { PRODUCTS } from '../../src/site/products';
import { VERSIONS } from '../../versions';

test.each(PRODUCTS)('$name is installed in the version that is documented', (product) => {
  const text = fs.readFileSync(`src/pages/_install-${product.id}.mdx`, 'utf8');
  const { label } = VERSIONS[product.id].current;
  expect(text).toContain(`${product.package}@${label.replace(/^v/, '')}`);
});
