/** The event that `document` dispatches after React's first commit, when the page's controls work. */
export const APP_READY = 'app-ready';

/** Matches buttons that need React. An early click on such a button is stored, and replayed later. */
export const REPLAY_CLICK_SELECTOR = '[data-replay-click]';

/**
 * Matches the elements of islands, and controls that are plain HTML or belong to the inline script. The app isn't needed to
 * respond to the reader there, so it doesn't start, and its scripts don't delay the response.
 */
export const NO_APP_SELECTOR = '[data-no-app]';

/** The event that `document` dispatches when an island has responded, so that the app may start. */
export const ISLAND_DONE = 'island-done';

/** The event that `document` dispatches after a client-side navigation has changed the page. */
export const PAGE_CHANGE = 'page-change';

/** The event that `document` dispatches after React has selected another panel of tabs. */
export const PANEL_CHANGE = 'panel-change';
