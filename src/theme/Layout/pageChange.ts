import type { ClientModule } from '@docusaurus/types';
import { announce } from '../announce';

/** Closes menus, the mobile sidebar, and dialogs, which belong to the previous page. */
function closeOverlays(): void {
  for (const overlay of document.querySelectorAll<HTMLElement>(':popover-open, dialog:modal')) {
    if (overlay instanceof HTMLDialogElement) {
      overlay.close();
    } else {
      overlay.hidePopover();
    }
  }
}

/**
 * Announces the new page, and moves the focus to its content if the focused link was removed. Browsers do both for a
 * page load, but not for a client-side navigation (https://github.com/facebook/docusaurus/issues/11332).
 */
function announcePage(hash: string): void {
  // Screen readers announce text in a live region only if the region exists before the text is added.
  announce('');
  // React Helmet sets the title in the frame after React's commit.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      announce(document.title);
      // A link to a heading has already moved the point from which the Tab key continues.
      if (!hash && document.activeElement === document.body) {
        const main = document.querySelector('main');
        main?.setAttribute('tabindex', '-1');
        main?.focus({ preventScroll: true });
      }
    }),
  );
}

/**
 * Gives client-side navigations the effects of page loads: menus and dialogs close, and screen readers announce the
 * page.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      closeOverlays();
      announcePage(location.hash);
    }
  },
};

export default clientModule;
