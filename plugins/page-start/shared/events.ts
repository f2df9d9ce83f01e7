/** Event on `document` after React's first commit, when the page's controls work. */
export const APP_READY = 'app-ready';

/** Selector of buttons that need React. An early click on one is stored, and then replayed. */
export const NEEDS_APP = '[data-needs-app]';

/** Event on `document` after a client-side navigation has changed the page. */
export const PAGE_CHANGE = 'page-change';
