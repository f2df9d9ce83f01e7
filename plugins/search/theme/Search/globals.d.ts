/** TypeScript's DOM types don't declare it yet (https://developer.mozilla.org/docs/Web/API/Scheduler/postTask). */
declare const scheduler: { postTask: (task: () => void) => Promise<void> } | undefined;

/** The site's constants, which ../../index.ts defines for the bundler. */
declare const SEARCH_SITE: {
  /** The path of the page that lists all pages, without the site's base. */
  allPages: string;
  /** Links to popular pages, by the id of the docs instance. The paths don't include the site's base. */
  links: Record<string, { title: string; to: string }[]>;
};
