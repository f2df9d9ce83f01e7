import { onIntent } from '../../page-start/shared/intent';
import { loadScripts } from '../../page-start/shared/scripts';
import { onPageMessage } from './sandbox';
import { pageAround } from './scheme';

/**
 * Loads the demo's scripts on the first intent inside the frame. To open a demo in a window of its own,
 * or to edit it, is intent enough.
 *
 * @param onFailure called if they cannot be had
 */
export function startOnIntent(onFailure: () => void): void {
  const load = (): void => loadScripts(onFailure);
  if (pageAround()) {
    // Whatever a reader does inside a frame is meant for the demo. Scrolling the page is not.
    onIntent(load, () => true);
  } else {
    // The starter runs in the head, before the list of the scripts is there.
    document.addEventListener('DOMContentLoaded', load);
  }
  onPageMessage((message) => {
    if (message.type === 'demo:run') {
      window.demoRun = message;
    }
  });
}
