import type { ClientModule } from '@docusaurus/types';
import { announce } from '@site/plugins/shared/announce';

/** Closes menus and the mobile sidebar, which belong to the page before. */
function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    popover.hidePopover();
  }
}

/**
 * Announces the new page, and moves the focus to its content if the focused link went with the page
 * before. Browsers do both for a page load, but not for a client navigation
 * (https://github.com/facebook/docusaurus/issues/11332).
 */
function announcePage(hash: string): void {
  // A live region is read only if it was there before its text.
  announce('');
  // The title is set in the frame after React's commit.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      announce(document.title);
      // A link to a heading has moved the starting point for Tab already.
      if (!hash && document.activeElement === document.body) {
        const main = document.querySelector('main');
        main?.setAttribute('tabindex', '-1');
        main?.focus({ preventScroll: true });
      }
    }),
  );
}

/** What a page load does by itself, for client navigations. */
const pageChange: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      closePopovers();
      announcePage(location.hash);
    }
  },
};

export default pageChange;
