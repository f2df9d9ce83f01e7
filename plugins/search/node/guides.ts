import path from 'node:path';
import { toNameKey } from '../engine/terms';
import { isReference, removePageType } from '../shared/record';

/** A page among which guides are looked for. */
interface GuidedPage {
  /** The path of the MDX file relative to the docs folder. */
  file: string;
  url: string;
  title: string;
  readText: () => string;
}

/** Separates the sections of a page. */
const SECTION_START = /^## /m;

/** Matches the file that a Markdown link leads to. */
const FILE_LINK = /\]\(([^)#\s]+\.mdx)/g;

/**
 * Finds the guides of reference pages, so that the search can list a component's guide and API page together. The guide
 * is the page with the same name, or else the first page outside the reference that the reference page links to in its
 * introduction or its first section.
 *
 * @returns the URLs of guides by the URLs of reference pages
 */
export function findGuides(pages: readonly GuidedPage[]): Map<string, string> {
  const guides = pages.filter(({ url }) => !isReference(url));
  const byFile = new Map(guides.map((page) => [page.file, page]));
  const byName = new Map(guides.map((page) => [toNameKey(page.title), page]));
  return new Map(
    pages
      .filter(({ url }) => isReference(url))
      .flatMap(({ url, title, file, readText }): [string, string][] => {
        const start = readText().split(SECTION_START, 2).join('');
        const linked = [...start.matchAll(FILE_LINK)].flatMap(
          ([, link = '']) => byFile.get(path.posix.join(path.posix.dirname(file), link)) ?? [],
        );
        const guide = byName.get(toNameKey(removePageType(title))) ?? linked[0];
        return guide ? [[url, guide.url]] : [];
      }),
  );
}
