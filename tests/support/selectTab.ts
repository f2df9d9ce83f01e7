import type { Page } from '../../scripts/lib/readPages';

const TAB_ITEM = /<TabItem value="([^"]+)">[^]*?<\/TabItem>/g;

/** Returns the names of the tabs on a page. */
export const getTabs = ({ text }: Page): string[] => [
  ...new Set(Array.from(text.matchAll(TAB_ITEM), ([, name = '']) => name)),
];

/** Returns the page with only one tab of each group. The lines keep their numbers. */
export const selectTab = (page: Page, tab: string): Page => ({
  ...page,
  text: page.text.replace(TAB_ITEM, (item, name) =>
    name === tab ? item : item.replace(/[^\n]/g, ''),
  ),
});
