/** Checks the files for agents: Markdown copies, `llms.txt`, and skills. Needs `npm run build`. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { SKILLS_PATH } from '../../plugins/page-outputs/node/skills';
import { listFiles } from '../../plugins/shared/node/files';
import { PRODUCTS } from '../../src/site/products';
import { BUILD_DIR, requireBuild } from '../support/build';

beforeAll(requireBuild);

const SITE_URL = 'https://mui.com/toolpad/';

const MAX_COPY_LENGTH = 50_000;

const read = (file: string): string => fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');

/** Returns the paths of all Markdown copies. */
const listCopies = (): string[] =>
  PRODUCTS.flatMap(({ id }) =>
    listFiles(path.join(BUILD_DIR, id), /\.md$/).map((name) => `${id}/${name}`),
  );

it('contains no Markdown file that is long enough for agents to truncate', () => {
  const long = listCopies().filter((name) => read(name).length > MAX_COPY_LENGTH);
  expect(long).toEqual([]);
});

it('states the canonical URL and the version in the front matter of each Markdown copy', () => {
  const pages = listCopies().filter((name) =>
    fs.existsSync(path.join(BUILD_DIR, name.replace(/\.md$/, '/index.html'))),
  );
  expect(pages.length).toBeGreaterThan(100);
  for (const name of pages) {
    expect(read(name)).toContain(
      `\ncanonical_url: "https://mui.com/toolpad/${name.replace(/\.md$/, '/')}"\nversion: "Toolpad `,
    );
  }
});

it.each(PRODUCTS)('states in llms.txt the size of the full text of $name', ({ id }) => {
  const size = Math.ceil(Buffer.byteLength(read(`${id}/llms-full.txt`)) / 1000);
  const link = `${id}/llms-full.txt): One text of ${size.toLocaleString('en')} kB`;
  expect(read('llms.txt')).toContain(link);
  expect(read(`${id}/llms.txt`)).toContain(link);
});

it('lists all skills with the digests of their files', () => {
  const { skills } = JSON.parse(read(`${SKILLS_PATH}index.json`)) as {
    skills: { name: string; url: string; digest: string }[];
  };
  expect(skills.map(({ name }) => name)).toEqual(PRODUCTS.map(({ id }) => `toolpad-${id}`));
  for (const { url, digest } of skills) {
    const content = read(url.replace('/toolpad/', ''));
    expect(digest).toBe(`sha256:${createHash('sha256').update(content).digest('hex')}`);
  }
});

it('creates Markdown copies without HTML', () => {
  const html = listCopies().flatMap((name) => {
    const found: string[] = [];
    visit(fromMarkdown(read(name)), 'html', ({ value }) => void found.push(`${name}: ${value}`));
    return found;
  });
  expect(html).toEqual([]);
});

/** Returns the links of a Markdown file to other files of the site. */
function readLinks(text: string): URL[] {
  const links: URL[] = [];
  visit(fromMarkdown(text), 'link', ({ url }) => {
    if (url.startsWith(SITE_URL)) {
      links.push(new URL(url));
    }
  });
  return links;
}

/** Returns the fragments of a Markdown file's headings, as Markdown viewers derive them. */
function readFragments(text: string): Set<string> {
  const slugger = createSlugger();
  const fragments = new Set<string>();
  visit(fromMarkdown(text), 'heading', (node) => void fragments.add(slugger.slug(toString(node))));
  return fragments;
}

it('links from Markdown copies to Markdown copies, with fragments that exist there', () => {
  const copies = new Map(listCopies().map((name) => [SITE_URL + name, read(name)]));
  const fragments = new Map([...copies].map(([url, text]) => [url, readFragments(text)]));
  const links = [...copies].flatMap(([from, text]) =>
    readLinks(text).map((link) => ({ from, link, page: link.origin + link.pathname })),
  );
  expect(links.length).toBeGreaterThan(1500);
  const toHtml = links.filter(
    ({ page }) => page.endsWith('/') && copies.has(page.replace(/\/$/, '.md')),
  );
  expect(toHtml.map(({ from, link }) => `${from} → ${link.href}`)).toEqual([]);
  const dead = links.filter(
    ({ page, link }) =>
      link.hash !== '' &&
      fragments.has(page) &&
      !fragments.get(page)?.has(decodeURIComponent(link.hash.slice(1))),
  );
  expect(dead.map(({ from, link }) => `${from} → ${link.href}`)).toEqual([]);
});
