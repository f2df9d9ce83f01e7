/** Checks the install commands on the front page, because `scripts/verify.mjs blocks` doesn't check them. */
import fs from 'node:fs';
import { PRODUCTS } from '../../src/site/products';
import { VERSIONS } from '../../src/site/versions';

it.each(PRODUCTS)('shows a command that installs the documented version of $name', (product) => {
  const text = fs.readFileSync(`src/pages/_install-${product.id}.mdx`, 'utf8');
  const { label } = VERSIONS[product.id].current;
  expect(text).toContain(`${product.package}@${label.replace(/^v/, '')}`);
});
