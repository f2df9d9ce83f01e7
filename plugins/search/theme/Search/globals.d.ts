/** TypeScript's DOM types don't declare it yet (https://developer.mozilla.org/docs/Web/API/Scheduler/postTask). */
declare const scheduler: { postTask: (task: () => void) => Promise<void> } | undefined;

/** The site's constants, which ../../index.ts defines for the bundler. */
declare const SEARCH_SITE: {
  /** The URL of the page that lists all pages. */
  allPages: string;
  /** Links to popular pages, by the id of the docs instance. */
  links: Record<string, { title: string; to: string }[]>;
};
