/** Sent on `document` when React has committed its first render; the page's controls are alive. */
export const APP_READY = 'app-ready';

/** To be sent on `document` by what needs the app though the reader has shown no intent. */
export const APP_WANTED = 'app-wanted';

/** Sent on `document` after a client navigation has changed the page. */
export const PAGE_CHANGE = 'page-change';
