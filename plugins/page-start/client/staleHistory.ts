/** More than the height of any page, so that the browser can scroll to any position. */
const MAX_HEIGHT = '9999999px';

/**
 * Reloads the page when the reader goes back to an entry of another page while React has not started.
 *
 * Entries of client-side navigations belong to one document. If that document is loaded again (by a reload, or a
 * return from another site), the browser only changes the URL, and without React nothing shows the other page.
 */
export function reloadStaleEntries(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && !document.documentElement.dataset.react) {
      // The browser now scrolls to the old reading position, and restores after the reload the position that it has
      // reached: the page must be high enough, and scroll anchoring must not move it.
      Object.assign(document.body.style, { minHeight: MAX_HEIGHT, overflowAnchor: 'none' });
      location.reload();
    }
  });
}
