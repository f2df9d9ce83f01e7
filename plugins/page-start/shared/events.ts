/** The event that `document` dispatches after React's first commit, when the page's controls work. */
export const APP_READY = 'app-ready';

/** Matches buttons that need React. An early click on such a button is stored, and replayed later. */
export const REPLAY_CLICK_SELECTOR = '[data-replay-click]';

/** The event that `document` dispatches after a client-side navigation has changed the page. */
export const PAGE_CHANGE = 'page-change';
