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

/** Matches the file that a Markdown link leads to. */
const FILE_LINK = /\]\(([^)#\s]+\.mdx)/g;

/** Returns the page that a page links to most often, unless it links to a reference page as often. */
function findMostLinked(
  page: GuidedPage,
  byFile: ReadonlyMap<string, GuidedPage>,
): GuidedPage | undefined {
  const counts = new Map<GuidedPage, number>();
  for (const [, link = ''] of page.readText().matchAll(FILE_LINK)) {
    const linked = byFile.get(path.posix.join(path.posix.dirname(page.file), link));
    if (linked && linked !== page) {
      counts.set(linked, (counts.get(linked) ?? 0) + 1);
    }
  }
  const most = Math.max(...counts.values());
  const found = [...counts].flatMap(([linked, count]) => (count === most ? [linked] : []));
  return found.some(({ url }) => isReference(url)) ? undefined : found[0];
}

/**
 * Finds the guides of reference pages, so that the search can list a component's guide and API page together. The guide
 * has the reference page's name as its title, or is the page that the reference page links to most often.
 *
 * @returns the URLs of guides by the URLs of reference pages; pages that mostly link to other reference pages have none
 */
export function findGuides(pages: readonly GuidedPage[]): Map<string, string> {
  const guides = pages.filter(({ url }) => !isReference(url));
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byName = new Map(guides.map((page) => [toNameKey(page.title), page]));
  return new Map(
    pages
      .filter(({ url }) => isReference(url))
      .flatMap((page): [string, string][] => {
        const guide =
          byName.get(toNameKey(removePageType(page.title))) ?? findMostLinked(page, byFile);
        return guide ? [[page.url, guide.url]] : [];
      }),
  );
}
