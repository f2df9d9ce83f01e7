import type { ClientModule } from '@docusaurus/types';

/** Closes menus and the mobile drawer when a client navigation has changed the page under them. */
const closeOnPageChange: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
        popover.hidePopover();
      }
    }
  },
};

export default closeOnPageChange;
