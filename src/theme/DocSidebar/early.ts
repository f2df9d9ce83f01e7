import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import { keepInView } from '../../../plugins/shared/keepInView';

/** The `sessionStorage` key of the drawer's scroll position in px. */
const POSITION_KEY = 'drawer-position';

function readPosition(): number {
  try {
    return Number(sessionStorage.getItem(POSITION_KEY));
  } catch {
    return 0;
  }
}

/** Not just any element of that id: a page may have a heading "Drawer". */
const findDrawer = (): HTMLElement | null => document.querySelector<HTMLElement>('nav#drawer');

/** Keeps the drawer where the reader left it, and brings the active entry into view. */
export default function initDrawer(): void {
  const show = (position?: number): void => {
    const drawer = findDrawer();
    if (!drawer) {
      return;
    }
    if (position) {
      drawer.scrollTop = position;
    }
    const active = drawer.querySelector<HTMLElement>('[aria-current="page"]');
    if (active) {
      keepInView(drawer, active, drawer.firstElementChild);
    }
  };
  // In the first frame: before it the stylesheet may still be missing, and with it all positions.
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => show(readPosition()));
  });
  document.addEventListener(PAGE_CHANGE, () => show());
  // On a phone the drawer has no scroll position until it is opened.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target === findDrawer()) {
        show();
      }
    },
    true,
  );
  addEventListener('pagehide', () => {
    const drawer = findDrawer();
    try {
      if (drawer) {
        sessionStorage.setItem(POSITION_KEY, String(drawer.scrollTop));
      }
    } catch {
      // Blocked storage: the drawer starts at the active entry.
    }
  });
}
