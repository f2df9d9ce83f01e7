import { loadScripts } from '../../page-start/shared/scripts';
import { onPageMessage } from './sandbox';
import { pageAround } from './scheme';

/** Whatever a reader does inside a frame is meant for the demo. Scrolling the page is not. */
const SIGNALS = ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * Loads the demo's scripts on the first intent inside the frame. To open a demo in a window of its own,
 * or to edit it, is intent enough.
 *
 * @param giveUp called if they cannot be had
 */
export function startOnIntent(giveUp: () => void): void {
  const load = (): void => loadScripts(giveUp);
  const start = (): void => {
    for (const signal of SIGNALS) {
      removeEventListener(signal, start, true);
    }
    if (document.documentElement.dataset.started) {
      return;
    }
    document.documentElement.dataset.started = 'true';
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', load);
    } else {
      load();
    }
  };
  for (const signal of SIGNALS) {
    addEventListener(signal, start, { capture: true, passive: true });
  }
  if (!pageAround()) {
    start();
  }
  onPageMessage((message) => {
    if (message.type === 'demo:run') {
      window.demoRun = message;
    }
  });
}
