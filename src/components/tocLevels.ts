import type { TOCItem } from '@docusaurus/mdx-loader';

/**
 * The headings for a page's table of contents, and none where there is but one.
 *
 * @param min the highest level that it shows, unless front matter says otherwise
 * @param max the lowest
 */
export function tocLevels(toc: readonly TOCItem[], min = 2, max = 3): TOCItem[] {
  const items = toc.filter(({ level }) => level >= min && level <= max);
  return items.length > 1 ? items : [];
}
