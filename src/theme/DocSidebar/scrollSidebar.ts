import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import { isPrerendering, onActivation } from '../../../plugins/shared/prerendering';
import { keepInView } from '../keepInView';
import { readSession, tryStorage } from '../../../plugins/shared/storage';

/** The `sessionStorage` key of the sidebar's scroll position in px. */
const POSITION_KEY = 'sidebar-position';

/** Matches windows in which the sidebar is a column beside the page (styles.module.css). */
const COLUMN_QUERY = '(width>=900px)';

const findSidebar = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('nav#siteSidebar');

/** The elements that the open mobile sidebar has made inert. */
const inertElements: HTMLElement[] = [];

function releaseInertElements(): void {
  for (const element of inertElements.splice(0)) {
    element.inert = false;
  }
}

/**
 * Moves the focus into the open mobile sidebar, and makes all elements outside it inert, because a popover does neither.
 * Browsers return the focus to the button only if it is in the sidebar when the sidebar closes.
 */
function makeModal(sidebar: Element): void {
  sidebar.querySelector<HTMLElement>('button[popovertargetaction="hide"]')?.focus();
  releaseInertElements();
  for (let inner = sidebar; inner !== document.body && inner.parentElement;) {
    for (const element of inner.parentElement.children as Iterable<HTMLElement>) {
      if (element !== inner && !element.inert) {
        element.inert = true;
        inertElements.push(element);
      }
    }
    inner = inner.parentElement;
  }
}

/** Restores the inert elements when the mobile sidebar closes. */
function releaseOnClose(): void {
  // When the sidebar closes, the browser returns the focus to the button, which must be focusable by then.
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target === findSidebar() && event.newState === 'closed') {
        releaseInertElements();
      }
    },
    true,
  );
  // A sidebar that is removed together with its page dispatches no event.
  document.addEventListener(PAGE_CHANGE, () => {
    if (!findSidebar()?.matches(':popover-open')) {
      releaseInertElements();
    }
  });
  matchMedia(COLUMN_QUERY).addEventListener('change', ({ matches }) => {
    if (matches) {
      findSidebar()?.hidePopover();
    }
  });
}

/** Scrolls the sidebar to a position, and the current entry into view. */
function show(position?: number): void {
  const sidebar = findSidebar();
  if (!sidebar) {
    return;
  }
  if (position) {
    sidebar.scrollTop = position;
  }
  const active = sidebar.querySelector<HTMLElement>('[aria-current="page"]');
  if (active) {
    keepInView(sidebar, active, sidebar.firstElementChild?.firstElementChild);
  }
}

/**
 * Restores the scroll position of the sidebar in the first frame that shows the complete sidebar, so that it doesn't
 * jump. A closed mobile sidebar is skipped, because measuring it would force a layout.
 */
export function beforePaint(): void {
  const restore = (): void => show(Number(readSession(POSITION_KEY)));
  const start = (): void => {
    if (findSidebar()?.nextElementSibling) {
      restore();
    } else if (document.readyState === 'loading') {
      requestAnimationFrame(start);
    }
  };
  if (matchMedia(COLUMN_QUERY).matches) {
    requestAnimationFrame(start);
  }
  // A prerendered page may have read the position before the reader left the previous page.
  if (isPrerendering()) {
    onActivation(restore);
  }
}

/** Stores the scroll position, and makes the mobile sidebar modal. */
export function afterPaint(): void {
  releaseOnClose();
  document.addEventListener(PAGE_CHANGE, () => show());
  // The mobile sidebar has no scroll position until it opens.
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (target === findSidebar()) {
        if (newState === 'open') {
          makeModal(target as Element);
        }
        show();
      }
    },
    true,
  );
  addEventListener('pagehide', () => {
    const sidebar = findSidebar();
    if (sidebar) {
      tryStorage(() => sessionStorage.setItem(POSITION_KEY, String(sidebar.scrollTop)));
    }
  });
}
