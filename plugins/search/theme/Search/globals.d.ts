/** The site's constants, which ../../index.ts defines for the bundler. */
declare const SEARCH_SITE: {
  /** The URL of the page that lists all pages. */
  allPages: string;
  /** Links to popular pages, by the id of the docs instance. */
  links: Record<string, { title: string; to: string }[]>;
};
