import type { TOCItem } from '@docusaurus/mdx-loader';

/** The levels that a table of contents shows. */
const LEVELS = [2, 3];

/** The headings for a page's table of contents: two levels, and none where there is but one. */
export function tocLevels(toc: readonly TOCItem[]): TOCItem[] {
  const items = toc.filter(({ level }) => LEVELS.includes(level));
  return items.length > 1 ? items : [];
}
