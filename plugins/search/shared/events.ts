/**
 * The cancelable event that `document` dispatches when the reader opens a result. Its detail is the URL. The app prevents
 * the default action, which loads the page.
 */
export const OPEN_RESULT = 'search-open-result';
