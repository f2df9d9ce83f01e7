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
