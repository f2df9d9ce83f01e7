import { APP_READY } from './events';

/** Marks a button that does nothing without React. */
const NEEDS_APP = '[data-needs-app]';

/**
 * Keeps clicks on React-only buttons that come before React: each is stopped, its button marked
 * busy, and clicked again when React is ready. Without the stop both clicks would act, because React
 * replays some events by itself.
 */
export function replayEarlyClicks(): void {
  const early: HTMLElement[] = [];
  const keep = (event: Event): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_APP);
    if (button) {
      event.preventDefault();
      event.stopImmediatePropagation();
      button.setAttribute('aria-busy', 'true');
      early.push(button);
    }
  };
  addEventListener('click', keep, true);
  document.addEventListener(
    APP_READY,
    () => {
      removeEventListener('click', keep, true);
      for (const button of early) {
        button.removeAttribute('aria-busy');
        if (button.isConnected) {
          button.click();
        }
      }
    },
    { once: true },
  );
}
