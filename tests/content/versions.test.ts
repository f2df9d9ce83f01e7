/** Checks the versions on the pages, which a release must change. */
import gte from 'semver/functions/gte';
import { readPages } from '../../scripts/lib/readPages';
import { PRODUCTS } from '../../src/site/products';
import { VERSIONS } from '../../src/site/versions';

it.each(PRODUCTS)('installs the documented version of $name, or a later one', ({ id, folder }) => {
  const documented = VERSIONS[id].current.label;
  const commands = readPages([], [folder, 'src/pages']).flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`@toolpad/${id}@(\\d+\\.\\d+\\.\\d+)`, 'g'))].map(
      ([name, version = '']) => ({ path, name, version }),
    ),
  );
  expect(commands.length).toBeGreaterThan(1);
  expect(commands.filter(({ version }) => !gte(version, documented))).toEqual([]);
});
