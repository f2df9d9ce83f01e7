/** The site's constants, which ../../index.ts defines for the bundler. */
declare const SEARCH_SITE: {
  allPages: string;
  /** Links to popular pages, by the id of the docs instance. */
  links: Record<string, { title: string; to: string }[]>;
};
