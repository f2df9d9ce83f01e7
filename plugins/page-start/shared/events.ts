/** The event of `document` when React has committed its first render, so that the page's controls work. */
export const APP_READY = 'app-ready';

/** Selector of the buttons that do nothing before that. An early click on one is stored, and then replayed. */
export const NEEDS_APP = '[data-needs-app]';

/** The event of `document` when a client-side navigation has changed the page. */
export const PAGE_CHANGE = 'page-change';
