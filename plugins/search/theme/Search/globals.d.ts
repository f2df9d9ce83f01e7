/** The site's constants, which ../../index.ts defines for the bundler. */
declare const SEARCH_SITE: {
  allPages: string;
};
