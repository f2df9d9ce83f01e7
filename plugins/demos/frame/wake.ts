import { unlessBlocked } from '../../shared/unlessBlocked';
import { EDIT_KEY_PREFIX } from '../shared/messages';
import { pageAround } from './scheme';

/**
 * A reader who comes back to a demo that they have edited finds it edited: the frame, which is the
 * first to know that it is in view, wakes the page around it, and that sends it the code.
 */
export function wakePageWithEdits(): void {
  const page = pageAround();
  const frame = page && window.frameElement;
  const id = frame?.closest('[data-demo]')?.getAttribute('data-demo');
  const keys = unlessBlocked(() => Object.keys(sessionStorage)) ?? [];
  if (frame && keys.some((key) => key.startsWith(`${EDIT_KEY_PREFIX}${id}:`))) {
    const button = frame.closest('[data-demo]')?.querySelector('button');
    button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  }
}
