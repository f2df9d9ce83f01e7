import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';

/** Closes menus and the mobile drawer when a client navigation has changed the page under them. */
export default function initPageMenus(): void {
  document.addEventListener(PAGE_CHANGE, () => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
      popover.hidePopover();
    }
  });
}
