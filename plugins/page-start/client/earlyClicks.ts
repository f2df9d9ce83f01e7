import { isPlainClick } from '../../shared/plainClick';
import { APP_READY, REPLAY_CLICK_SELECTOR } from '../shared/events';

/**
 * Replays plain clicks that precede the start of React, on buttons that need React. Until React is ready, each click is
 * stopped, and its button is marked as busy. Then each of these buttons is clicked once. The original event is stopped,
 * because React replays some events itself, which would click the button twice.
 *
 * @param onStore - called with each button
 * @returns a function to call when React can't load: it clears the busy state, and discards the clicks
 */
export function replayEarlyClicks(onStore: (button: HTMLElement) => void): () => void {
  const buttons = new Set<HTMLElement>();
  const store = (event: MouseEvent): void => {
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>(REPLAY_CLICK_SELECTOR);
    if (button && isPlainClick(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      button.setAttribute('aria-busy', 'true');
      buttons.add(button);
      onStore(button);
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
