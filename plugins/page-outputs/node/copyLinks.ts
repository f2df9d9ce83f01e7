import { tryDecode } from '../../shared/paths';

/** The Markdown copy of a page. */
interface PageCopy {
  url: string;
  /** The fragments of the copy by the ids of the page. */
  fragments: Record<string, string>;
}

/** Matches the URL and the fragment of a link in Markdown: `](https://mui.com/toolpad/core/#start` or `<https:…`. */
const LINK_TARGET = /(?<=\]\(<?|(?<!\S)<)(https?:[^\s)>#]+)(?:#([^\s)>]+))?/g;

/**
 * Replaces links to pages with links to their Markdown copies. Fragments become those that Markdown viewers derive from
 * the headings.
 *
 * @param copies - the copies by the full URLs of their pages
 */
export function linkToCopies(markdown: string, copies: ReadonlyMap<string, PageCopy>): string {
  return markdown.replace(LINK_TARGET, (target, url: string, id?: string) => {
    const copy = copies.get(url);
    if (!copy) {
      return target;
    }
    const fragment = id === undefined ? '' : copy.fragments[tryDecode(id)];
    return fragment ? `${copy.url}#${fragment}` : copy.url;
  });
}
