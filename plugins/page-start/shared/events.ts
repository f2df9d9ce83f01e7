/** Sent on `document` when React has committed its first render; the page's controls are alive. */
export const APP_READY = 'app-ready';

/** Sent on `document` after a client navigation has changed the page. */
export const PAGE_CHANGE = 'page-change';
