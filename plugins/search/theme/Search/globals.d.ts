import 'react';

/* React passes the attributes of declarative WebMCP to the DOM, but its types don't declare them yet
   (https://developer.chrome.com/docs/ai/webmcp/declarative-api). */
declare module 'react' {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    toolautosubmit?: '';
  }

  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}

declare global {
  /** TypeScript's DOM types don't declare it yet (https://developer.mozilla.org/docs/Web/API/Scheduler/postTask). */
  const scheduler: { postTask: (task: () => void) => Promise<void> } | undefined;

  /** The site's constants, which ../../index.ts defines for the bundler. */
  const SEARCH_SITE: {
    /** The path of the page that lists all pages, without the site's base. */
    allPages: string;
    /** Links to popular pages, by the id of the docs instance. The paths don't include the site's base. */
    links: Record<string, { title: string; to: string }[]>;
    /** The search tool that the form declares for assistants. */
    toolName: string;
    toolDescription: string;
    /** The description of the tool's parameter. */
    toolQuery: string;
  };
}
