/** Checks the messages in the version menu, and the headings that they link to. */
import fs from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import next from '@toolpad/core-next/package.json';
import gt from 'semver/functions/gt';
import { type ProductId, getProduct } from '../../src/site/products';
import { VERSION_NEWS, type VersionNews, VERSIONS } from '../../src/site/versions';

const DOCUMENTED_VERSION = VERSIONS.core.current.label;

/** Returns the heading that a path with a hash links to. */
function findHeading(to: string): string | undefined {
  const [pathname = '', anchor] = to.split('#');
  const { id, folder } = getProduct(pathname);
  const file = `${pathname.replace(`/${id}/`, `${folder}/`).replace(/\/$/, '')}.mdx`;
  const slugs = createSlugger();
  const headings = fs.readFileSync(file, 'utf8').matchAll(/^#{2,} (.*)$/gm);
  return [...headings].map(([, text = '']) => text).find((text) => slugs.slug(text) === anchor);
}

it('announces the version of Toolpad Core that is installed as its next version', () => {
  expect(VERSION_NEWS.core?.text).toMatch(`v${next.version} is on npm`);
  expect(gt(next.version, DOCUMENTED_VERSION)).toBe(true);
});

it('links to a heading that contains the documented version of Toolpad Core', () => {
  expect(findHeading(VERSION_NEWS.core?.to ?? '')).toContain(DOCUMENTED_VERSION.replace('v', ''));
});

it.each(Object.entries(VERSION_NEWS) as [ProductId, VersionNews][])(
  'links the message of %s to a heading of the same product',
  (id, { to }) => {
    expect(getProduct(to).id).toBe(id);
    expect(findHeading(to)).toBeDefined();
  },
);
