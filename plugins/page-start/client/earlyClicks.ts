import { isPlainClick } from '../../shared/plainClick';
import { APP_READY } from '../shared/events';

/**
 * Keeps plain clicks on React-only buttons that come before React: each is stopped, its button marked
 * busy, and clicked again, once, when React is ready. Without the stop both clicks would act,
 * because React replays some events by itself.
 *
 * @returns gives up, for when React cannot come: no button is busy any more, none is clicked again
 */
export function replayEarlyClicks(): () => void {
  const early = new Set<HTMLElement>();
  const keep = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(NEEDS_APP);
    if (button && isPlainClick(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      button.setAttribute('aria-busy', 'true');
      early.add(button);
    }
  };
  const release = (): void => {
    removeEventListener('click', keep, true);
    document.removeEventListener(APP_READY, replay);
    for (const button of early) {
      button.removeAttribute('aria-busy');
    }
  };
  const replay = (): void => {
    release();
    for (const button of early) {
      if (button.isConnected) {
        button.click();
      }
    }
  };
  addEventListener('click', keep, true);
  document.addEventListener(APP_READY, replay);
  return release;
}
