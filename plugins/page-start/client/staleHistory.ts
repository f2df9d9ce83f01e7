/** More than any page is long, in px. */
const ROOM = '9999999px';

/**
 * Shows the right page when the reader goes back in a document that React has not been called to.
 *
 * Entries that React's navigation once made stay entries of one document. A page that was loaded again
 * among them (a reload, a return from another site) gets only the word that the address has changed,
 * and without React nothing follows it: the page is loaded.
 */
export function initStaleHistory(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && !document.documentElement.dataset.react) {
      // The browser is about to go to the old reading position, and keeps for the page to come where
      // it could go: there must be room, and no text of this page must draw it to itself.
      Object.assign(document.body.style, { minHeight: ROOM, overflowAnchor: 'none' });
      location.reload();
    }
  });
}
