/** A height that exceeds any page's, so that the browser can scroll to any position. */
const OVERSIZED_HEIGHT = '9999999px';

/**
 * Reloads the page when the reader goes back to a history entry of another page before React has started.
 *
 * Entries of client-side navigations belong to one document. If that document is loaded again (by a reload, or a return
 * from another site), the browser only changes the URL, and without React, the other page isn't rendered.
 */
export function reloadStaleEntries(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (location.pathname !== pathname && !document.documentElement.dataset.react) {
      // The browser now scrolls to the old reading position, and restores the reached position after the reload. So the
      // page must be tall enough, and scroll anchoring must be off.
      Object.assign(document.body.style, { minHeight: OVERSIZED_HEIGHT, overflowAnchor: 'none' });
      location.reload();
    }
  });
}
