import { type FrameMessage, type PageMessage, parsePageMessage } from '../shared/messages';

/**
 * Whether this is the frame for a reader's own code: sandboxed, without an origin, so that nothing of
 * the site is within its reach. In any other frame no code is run but the demo's.
 */
export function isSandboxed(): boolean {
  return self.origin === 'null';
}

/**
 * Listens to the page around the sandboxed frame, and to nobody else: other frames can send messages
 * too.
 *
 * @returns ends it
 */
export function onPageMessage(listen: (message: PageMessage) => void): () => void {
  const receive = ({ origin, source, data }: MessageEvent): void => {
    const message = parsePageMessage(data);
    // The origin of the frame's address, which it shares with the page.
    if (message && isSandboxed() && source === window.parent && origin === location.origin) {
      listen(message);
    }
  };
  addEventListener('message', receive);
  return () => removeEventListener('message', receive);
}

/** Tells the page around the frame; a page of another site does not get it. */
export function tellPage(message: FrameMessage): void {
  window.parent.postMessage(message, location.origin);
}
