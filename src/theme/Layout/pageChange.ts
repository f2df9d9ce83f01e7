import type { ClientModule } from '@docusaurus/types';
import { announce } from '../announce';

/** Closes menus and the mobile sidebar, which belong to the previous page. */
function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    popover.hidePopover();
  }
}

/**
 * Announces the new page, and moves the focus to its content if the focused link was removed. Browsers do both for a
 * page load, but not for a client navigation (https://github.com/facebook/docusaurus/issues/11332).
 */
function announcePage(hash: string): void {
  // Screen readers read a live region only if it existed before its text.
  announce('');
  // React Helmet sets the title in the frame after React's commit.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      announce(document.title);
      // A link to a heading has already moved the starting point for Tab.
      if (!hash && document.activeElement === document.body) {
        const main = document.querySelector('main');
        main?.setAttribute('tabindex', '-1');
        main?.focus({ preventScroll: true });
      }
    }),
  );
}

/** Does for client navigations what browsers do for page loads. */
const pageChange: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      closePopovers();
      announcePage(location.hash);
    }
  },
};

export default pageChange;
