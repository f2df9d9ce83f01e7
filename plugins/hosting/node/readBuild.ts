import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../shared/node/files';
import { findInlineParts, type InlineParts } from './inlineParts';
import type { InlineHashes } from './policies';
import { type InlineHashesByFolder, PAGES_KEY } from './rules';

/** Removes duplicates and sorts the values, so that builds are reproducible. */
const sortUnique = (sources: readonly string[]): string[] => [...new Set(sources)].sort();

const mergeHashes = (documents: readonly InlineParts[]): InlineHashes => ({
  scripts: sortUnique(documents.flatMap(({ scripts }) => scripts)),
  styles: sortUnique(documents.flatMap(({ styles }) => styles)),
});

/**
 * Finds the inline scripts and styles of a build.
 *
 * @param root - the folder of the build
 * @param sections - folders with documents other than pages, such as `demos/`
 * @param languages - the languages that have their own folder
 * @throws Error if a page has a style attribute or an event handler, which its policy would block
 */
export async function readInlineHashes(
  root: string,
  sections: readonly string[],
  languages: readonly string[] = [],
): Promise<InlineHashesByFolder> {
  const found = new Map([PAGES_KEY, ...sections].map((folder) => [folder, [] as InlineParts[]]));
  for (const file of listFiles(root, /\.html$/)) {
    const html = await fs.readFile(path.join(root, file), 'utf8');
    const parts = findInlineParts(html);
    const language = languages.find((name) => file.startsWith(`${name}/`));
    const inLanguage = language === undefined ? file : file.slice(language.length + 1);
    const folder = sections.find((section) => inLanguage.startsWith(section)) ?? PAGES_KEY;
    if (folder === PAGES_KEY && parts.attributes.length > 0) {
      throw new Error(
        `Hosting: expected no style attribute and no event handler attribute in a page, because the ` +
          `policy blocks them, but found ${parts.attributes.join(', ')} in ${file}. Give the element a ` +
          'class, or add the listener in a script.',
      );
    }
    found.get(folder)?.push(parts);
  }
  return new Map([...found].map(([folder, parts]) => [folder, mergeHashes(parts)]));
}

const PAGE_SUFFIX = '/index.html';

/**
 * Finds the topmost folders in which every page has a Markdown copy. The copy of `core/a/index.html` is `core/a.md`.
 *
 * @param files - all files of a build
 * @param folder - the folder to search, with a slash at the end
 * @returns paths without a slash at the end, such as `core` or `de/core`
 */
export function findMarkdownFolders(files: readonly string[], folder = ''): string[] {
  const below = files.filter((file) => file.startsWith(folder));
  const pages = below.filter(
    (file) => file.endsWith(PAGE_SUFFIX) && file !== `${folder}index.html`,
  );
  const known = new Set(below);
  if (!below.some((file) => file.endsWith('.md'))) {
    return [];
  }
  if (
    folder !== '' &&
    pages.every((page) => known.has(`${page.slice(0, -PAGE_SUFFIX.length)}.md`))
  ) {
    return [folder.slice(0, -1)];
  }
  const inside = below
    .map((file) => file.slice(folder.length).split('/'))
    .filter(({ length }) => length > 1)
    .map(([name = '']) => name);
  return [...new Set(inside)].flatMap((name) => findMarkdownFolders(below, `${folder}${name}/`));
}
