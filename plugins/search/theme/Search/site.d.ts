/** What the dialog knows of the site: literals that ../../index.ts puts in place. */
declare const SEARCH_SITE: {
  /** The address of a page that lists all pages, without the site's base; empty if there is none. */
  allPages: string;
  /** Where most readers want to go, by the id of the docs instance; addresses without the site's base. */
  links: Record<string, { title: string; to: string }[]>;
  /** The search as a tool of assistants, declared on its form. */
  toolName: string;
  toolDescription: string;
  /** What to ask it. */
  toolQuery: string;
};
