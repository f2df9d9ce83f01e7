/** What the menu of versions tells besides them: that it is so, and that a heading says more. */
import fs from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import next from '@toolpad/core-next/package.json';
import gt from 'semver/functions/gt';
import { type ProductId, productOf } from '../../src/site/products';
import { VERSION_NEWS, type VersionNews, VERSIONS } from '../../versions';

const documented = VERSIONS.core.current.label;

/** The heading at an address, as its page has it. */
function headingOf(to: string): string | undefined {
  const [address = '', anchor] = to.split('#');
  const { id, folder } = productOf(address);
  const file = `${address.replace(`/${id}/`, `${folder}/`).replace(/\/$/, '')}.mdx`;
  const slugs = createSlugger();
  const headings = fs.readFileSync(file, 'utf8').matchAll(/^#{2,} (.*)$/gm);
  return [...headings].map(([, text = '']) => text).find((text) => slugs.slug(text) === anchor);
}

test('the library’s later version is the one whose interface is read here', () => {
  expect(VERSION_NEWS.core?.text).toMatch(`v${next.version} is on npm`);
  expect(gt(next.version, documented)).toBe(true);
});

test('a heading says what came after the library’s documented version', () => {
  expect(headingOf(VERSION_NEWS.core?.to ?? '')).toContain(documented.replace('v', ''));
});

test.each(Object.entries(VERSION_NEWS) as [ProductId, VersionNews][])(
  '%s: there is the heading that says more, on a page of the product',
  (id, { to }) => {
    expect(productOf(to).id).toBe(id);
    expect(headingOf(to)).toBeDefined();
  },
);
