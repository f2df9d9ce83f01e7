/** The pages that are measured: their addresses below the base, the same in all sites. */
export const PAGES = {
  text: { path: 'core/introduction/base-concepts/', label: 'text page' },
  demos: { path: 'core/react-crud/', label: 'page with demos' },
} as const;

/** From which page the reader clicks to each of them; a third one, whose sidebar has both. */
export const START_PAGE = 'core/introduction/installation/';

export type PageId = keyof typeof PAGES;

export const PAGE_IDS = Object.keys(PAGES) as PageId[];
