import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { titleOf } from '../../../plugins/shared/navigation';
import { isApi, isPage, type NavEntry } from '../../../plugins/shared/navigation/entry';
import { SIDEBARS } from '../../../sidebars';
import { productNamed } from './product';

const run = promisify(execFile);

interface Group {
  /** What readers see: `Introduction`, or `Connecting to data`. */
  category: string;
  /** The titles from the tree's root to the group. */
  groups: string[];
  /** Its pages, not those of groups in it. */
  pages: NavEntry[];
}

/** The groups of a tree in which pages are written by hand. */
function groupsOf(entries: readonly NavEntry[], above: string[] = []): Group[] {
  return entries.flatMap((entry) => {
    const category = titleOf(entry);
    if (isPage(entry) || category === null) {
      return [];
    }
    const groups = [...above, category];
    const children = entry.children ?? [];
    const pages = children.filter((child) => isPage(child) && !isApi(child));
    return [
      ...(pages.length > 0 ? [{ category, groups, pages }] : []),
      ...groupsOf(children, groups),
    ];
  });
}

/**
 * A tree's source with an entry more, behind another one.
 *
 * @param source of a file of `sidebars/`
 * @param before the address of the entry behind which it stands
 * @throws {Error} if there is no such entry
 */
export function withEntry(source: string, before: string, entry: NavEntry): string {
  const find = (node: ts.Node): ts.Node | undefined => {
    const isIt =
      ts.isObjectLiteralExpression(node) &&
      node.properties.some(
        (property) =>
          ts.isPropertyAssignment(property) &&
          property.name.getText(file) === 'pathname' &&
          ts.isStringLiteral(property.initializer) &&
          property.initializer.text === before,
      );
    return isIt ? node : ts.forEachChild(node, find);
  };
  const file = ts.createSourceFile('sidebar.ts', source, ts.ScriptTarget.Latest);
  const end = find(file)?.getEnd();
  if (end === undefined) {
    throw new Error(`Expected an entry '${before}' in the sidebar; found none.`);
  }
  return `${source.slice(0, end)}, ${JSON.stringify(entry)}${source.slice(end)}`;
}

/** `Sign in with Okta` → `sign-in-with-okta`. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Adds a page: its file, its place in the drawer, and what the tests know of all pages.
 *
 * @param id of the product
 * @param category the drawer's group, as readers see it; the page stands at its end
 * @returns what was written, and what is left to do
 * @throws {Error} if there is no such group, or already a page at the address
 */
export async function newPage(
  siteDir: string,
  id: string,
  category: string,
  title: string,
): Promise<string> {
  const product = productNamed(id);
  const all = groupsOf(SIDEBARS[product.id]);
  const group = all.find((candidate) => candidate.category === category);
  if (!group) {
    const names = all.map((candidate) => candidate.category).join(', ');
    throw new Error(`Expected a category of ${product.name}: ${names}; found “${category}”.`);
  }
  const slug = slugOf(title);
  if (slug === '') {
    throw new Error(`Expected a title with letters, to make an address of; found “${title}”.`);
  }
  const last = group.pages.at(-1)?.pathname ?? '';
  const pathname = `${path.posix.dirname(last)}/${slug}`;
  const entry: NavEntry = titleOf({ pathname }) === title ? { pathname } : { pathname, title };

  const page = `${product.folder}${pathname.slice(id.length + 1)}.mdx`;
  // Quoted, as a title may have a colon.
  const text = `---\ntitle: ${JSON.stringify(title)}\ndescription: ''\n---\n`;
  await fs.mkdir(path.join(siteDir, path.dirname(page)), { recursive: true });
  await fs.writeFile(path.join(siteDir, page), text, { flag: 'wx' });

  const sidebar = path.join(siteDir, `sidebars/${id}.ts`);
  const tree = withEntry(await fs.readFile(sidebar, 'utf8'), last, entry);
  await fs.writeFile(sidebar, tree);

  const pagesFile = path.join(siteDir, 'tests/fixtures/pages.json');
  const pages = JSON.parse(await fs.readFile(pagesFile, 'utf8')) as { pathname: string }[];
  const place = pages.findIndex((known) => known.pathname === last) + 1;
  pages.splice(place, 0, { pathname, title, groups: group.groups } as (typeof pages)[0]);
  await fs.writeFile(pagesFile, JSON.stringify(pages));

  const publishedFile = path.join(siteDir, 'tests/fixtures/published.txt');
  const published = (await fs.readFile(publishedFile, 'utf8')).trim().split('\n');
  await fs.writeFile(publishedFile, `${[...published, `${pathname}/`].sort().join('\n')}\n`);
  const prettier = require.resolve('prettier/bin/prettier.cjs');
  const written = [path.join(siteDir, page), sidebar, pagesFile];
  await run(process.execPath, [prettier, '--write', ...written], { cwd: siteDir });
  return (
    `${page} is the page ${pathname}/, at the end of “${category}”.\n` +
    'Left: its description, in one sentence of 50 to 160 characters, and its text.'
  );
}
