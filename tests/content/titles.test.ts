/** Checks that the label of a page in the sidebar equals its heading and `<title>`. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { PRODUCTS } from '../../src/site/products';
import { isPage, type NavEntry } from '../../src/navigation/entry';
import { getTitle } from '../../src/navigation/title';
import { walkEntries } from '../../src/navigation/navPages';
import { SIDEBARS } from '../../sidebars';

const ROOT = path.resolve(__dirname, '../..');

/** Matches the suffix of headings on reference pages, which the labels omit. */
const REFERENCE_SUFFIX = / (?:API|properties)$/;

/** Returns the title in a page's front matter, which Docusaurus uses for the heading and `<title>`. */
function readTitle(pathname: string): string {
  const product = PRODUCTS.find(({ id }) => pathname.startsWith(`/${id}/`));
  const base = path.join(ROOT, product?.folder ?? '', pathname.split('/').slice(2).join('/'));
  const file = [`${base}.mdx`, path.join(base, 'index.mdx')].find((each) => fs.existsSync(each));
  if (!file) {
    throw new Error(`Expected the page ${pathname} at ${base}.mdx or index.mdx; found neither.`);
  }
  const [, frontMatter = ''] = fs.readFileSync(file, 'utf8').split(/^---\r?$/m);
  return (parse(frontMatter) as { title: string }).title;
}

const entries: NavEntry[] = Object.values(SIDEBARS).flatMap((tree) =>
  [...walkEntries(tree)].map(({ entry }) => entry).filter(isPage),
);

it.each(entries.map((entry) => [entry.pathname, entry] as const))(
  'uses the heading of %s as its label in the sidebar, unless the entry has a short label',
  (pathname, entry) => {
    const heading = readTitle(pathname);
    const labels = entry.title ? [entry.title] : [heading, heading.replace(REFERENCE_SUFFIX, '')];
    expect(labels).toContain(getTitle(entry));
  },
);

it.each(entries.filter(({ title }) => title).map((entry) => [entry.pathname, entry] as const))(
  'assigns %s a short label only because the heading is longer',
  (pathname, { title }) => {
    expect(readTitle(pathname)).not.toBe(title);
  },
);
