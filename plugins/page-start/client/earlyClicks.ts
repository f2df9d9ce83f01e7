import { isPlainClick } from '../../shared/plainClick';
import { APP_READY, NEEDS_APP } from '../shared/events';

/**
 * Stores plain clicks on buttons that need React, before it has started. Each is stopped, its button is marked as busy,
 * and is clicked once when React is ready. If the click were not stopped, both would act, because React replays some
 * events itself.
 *
 * @returns a function for the case that React cannot load: buttons are no longer busy, and no click is replayed
 */
export function replayEarlyClicks(): () => void {
  const buttons = new Set<HTMLElement>();
  const store = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_APP);
    if (button && isPlainClick(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      button.setAttribute('aria-busy', 'true');
      buttons.add(button);
    }
  };
  const release = (): void => {
    removeEventListener('click', store, true);
    document.removeEventListener(APP_READY, replay);
    for (const button of buttons) {
      button.removeAttribute('aria-busy');
    }
  };
  const replay = (): void => {
    release();
    for (const button of buttons) {
      if (button.isConnected) {
        button.click();
      }
    }
  };
  addEventListener('click', store, true);
  document.addEventListener(APP_READY, replay);
  return release;
}
