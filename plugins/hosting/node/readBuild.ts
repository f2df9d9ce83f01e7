import fs from 'node:fs/promises';
import path from 'node:path';
import { DEMOS_ADDRESS, LIVE_ADDRESS } from '../../demos/shared/address';
import { filesBelow } from '../../shared/node/files';
import { AD_FRAME_ADDRESS } from '../../site-companion/shared/address';
import { type InlineParts, inlineParts } from './inlineParts';
import type { Inline } from './policies';
import type { InlineByKind } from './rules';

/** Each once, in an order that does not change. */
const listed = (sources: readonly string[]): string[] => [...new Set(sources)].sort();

const inlineOf = (documents: readonly InlineParts[]): Inline => ({
  scripts: listed(documents.flatMap(({ scripts }) => scripts)),
  styles: listed(documents.flatMap(({ styles }) => styles)),
});

function kindOf(path: string, languages: readonly string[]): keyof InlineByKind {
  const language = languages.find((name) => path.startsWith(`${name}/`));
  const file = language === undefined ? path : path.slice(language.length + 1);
  if (file.startsWith(DEMOS_ADDRESS) || file.startsWith(LIVE_ADDRESS)) {
    return 'frames';
  }
  return file.startsWith(AD_FRAME_ADDRESS) ? 'ads' : 'pages';
}

/**
 * Reads what the documents of a build have inline, so that the policies say what is there and not what
 * somebody believes.
 *
 * @param root the folder of the build
 * @param languages those with a folder of their own
 * @throws {Error} if a page has a style attribute or an event handler, which no policy here allows
 */
export async function readInline(
  root: string,
  languages: readonly string[] = [],
): Promise<InlineByKind> {
  const found: Record<keyof InlineByKind, InlineParts[]> = { pages: [], frames: [], ads: [] };
  for (const file of filesBelow(root, /\.html$/)) {
    const html = await fs.readFile(path.join(root, file), 'utf8');
    const parts = inlineParts(html);
    const kind = kindOf(file, languages);
    if (kind === 'pages' && parts.attributes.length > 0) {
      throw new Error(
        `Hosting: expected no style attribute and no event handler in a page, as its policy allows ` +
          `neither, but found ${parts.attributes.join(', ')} in ${file}. Give the element a class, or a ` +
          'listener by script.',
      );
    }
    found[kind].push(parts);
  }
  const { pages, frames, ads } = found;
  return { pages: inlineOf(pages), frames: inlineOf(frames), ads: inlineOf(ads) };
}

const PAGE = '/index.html';

/**
 * The folders in which every page has a Markdown twin beside it: `core/a/index.html` and `core/a.md`.
 *
 * @param files all files of a build
 * @param folder where to look, with a slash at the end; all of the build without it
 * @returns relative to the build, without a slash at the end, such as `core` or `de/core`
 */
export function twinFolders(files: readonly string[], folder = ''): string[] {
  const below = files.filter((file) => file.startsWith(folder));
  const pages = below.filter((file) => file.endsWith(PAGE) && file !== `${folder}index.html`);
  const known = new Set(below);
  if (!below.some((file) => file.endsWith('.md'))) {
    return [];
  }
  if (folder !== '' && pages.every((page) => known.has(`${page.slice(0, -PAGE.length)}.md`))) {
    return [folder.slice(0, -1)];
  }
  const inside = below
    .map((file) => file.slice(folder.length).split('/'))
    .filter(({ length }) => length > 1)
    .map(([name = '']) => name);
  return [...new Set(inside)].flatMap((name) => twinFolders(below, `${folder}${name}/`));
}
