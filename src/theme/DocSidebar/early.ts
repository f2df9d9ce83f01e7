import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import { onActivation } from '../../../plugins/shared/prerendering';
import { keepInView } from '../keepInView';
import { unlessBlocked } from '../../../plugins/shared/unlessBlocked';

/** The `sessionStorage` key of the drawer's scroll position in px. */
const POSITION_KEY = 'drawer-position';

const readPosition = (): number =>
  Number(unlessBlocked(() => sessionStorage.getItem(POSITION_KEY)) ?? 0);

/** From this width on the drawer is a column beside the page (styles.module.css). */
const COLUMN = '(width>=900px)';

/** Not just any element of that id: a page may have a heading "Drawer". */
const findDrawer = (): HTMLElement | null => document.querySelector<HTMLElement>('nav#siteSidebar');

/** Whatever a modal sidebar keeps the focus from. */
const inert: HTMLElement[] = [];

function release(): void {
  for (const element of inert.splice(0)) {
    element.inert = false;
  }
}

/** Makes everything outside of the sidebar inert: a popover alone lets Tab leave it for what it covers. */
function makeModal(sidebar: Element): void {
  release();
  for (let inner = sidebar; inner !== document.body && inner.parentElement;) {
    for (const element of inner.parentElement.children as Iterable<HTMLElement>) {
      if (element !== inner && !element.inert) {
        element.inert = true;
        inert.push(element);
      }
    }
    inner = inner.parentElement;
  }
}

/** Frees the page when the sidebar that is open over it on a phone closes. */
function releaseOnClose(): void {
  // Not after it is closed: the browser then returns the focus to the button, which must take it.
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target === findDrawer() && event.newState === 'closed') {
        release();
      }
    },
    true,
  );
  // A sidebar that leaves with its page sends no event.
  document.addEventListener(PAGE_CHANGE, () => {
    if (!findDrawer()?.matches(':popover-open')) {
      release();
    }
  });
  matchMedia(COLUMN).addEventListener('change', ({ matches }) => {
    if (matches) {
      findDrawer()?.hidePopover();
    }
  });
}

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
  const restore = (): void => show(readPosition());
  // In the first frame that has all of it, so that it is never seen elsewhere. Where it is closed there is
  // nothing to see, and to ask for its place would have the page laid out before its time.
  const start = (): void => {
    if (findDrawer()?.nextElementSibling) {
      restore();
    } else if (document.readyState === 'loading') {
      requestAnimationFrame(start);
    }
  };
  if (matchMedia(COLUMN).matches) {
    requestAnimationFrame(start);
  }
  releaseOnClose();
  // Made ready ahead, it didn't know yet where the reader would leave the drawer.
  onActivation(restore);
  document.addEventListener(PAGE_CHANGE, () => show());
  // On a phone the drawer has no scroll position until it is opened.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (target === findDrawer()) {
        if (newState === 'open') {
          makeModal(target as Element);
        }
        show();
      }
    },
    true,
  );
  addEventListener('pagehide', () => {
    const drawer = findDrawer();
    if (drawer) {
      unlessBlocked(() => sessionStorage.setItem(POSITION_KEY, String(drawer.scrollTop)));
    }
  });
}
