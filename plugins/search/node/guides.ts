import { toNameKey } from '../engine/terms';
import { isReference, removeHash, removePageType } from '../shared/record';
import type { Section } from './sections';

/** A page among which guides are looked for. */
interface GuidedPage {
  url: string;
  title: string;
  sections: readonly Section[];
}

/** The share of link text from which a section presents links, such as demos, instead of mentioning them. */
const MIN_LINK_SHARE = 0.1;

/** Returns the links in a page's introduction, and in the sections that present links. */
function getPresentedLinks(sections: readonly Section[]): string[] {
  return sections
    .filter(
      ({ id, linkShare, isRow }) => id === undefined || (linkShare > MIN_LINK_SHARE && !isRow),
    )
    .flatMap(({ links }) => links)
    .map(removeHash);
}

/**
 * Finds the guides of reference pages, so that the search can list a component's guide and API page together. The guide
 * is the page with the same name, or else the first page outside the reference that the reference page
 * presents, for example in its list of demos.
 *
 * @returns the URLs of guides by the URLs of reference pages
 */
export function findGuides(pages: readonly GuidedPage[]): Map<string, string> {
  const guides = pages.filter(({ url }) => !isReference(url));
  const urls = new Set(guides.map(({ url }) => url));
  const byName = new Map(guides.map(({ url, title }) => [toNameKey(title), url]));
  return new Map(
    pages
      .filter(({ url }) => isReference(url))
      .flatMap(({ url, title, sections }): [string, string][] => {
        const named = byName.get(toNameKey(removePageType(title)));
        const guide = named ?? getPresentedLinks(sections).find((link) => urls.has(link));
        return guide === undefined ? [] : [[url, guide]];
      }),
  );
}
