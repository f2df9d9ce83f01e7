import { messageOf } from '../../shared/messageOf';
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

/** What browsers say instead of an error's message, where a script comes from another origin. */
const HIDDEN = /^Script error\.?$/;

/** The message of an error that nothing has caught, for a reader. */
export function messageOfEvent({ message }: ErrorEvent): string {
  return HIDDEN.test(message)
    ? 'The code threw an error in a timer or a promise. The console of your browser says which.'
    : message;
}

/**
 * A frame without an origin gets all its scripts from another one, so that the browser hides what their
 * errors say. Those of handlers and effects go through React, which hands them to `reportError`: here
 * they are told in full.
 */
export function tellErrorsInFull(): void {
  if (isSandboxed()) {
    window.reportError = (error: unknown) => {
      console.error(error);
      dispatchEvent(new ErrorEvent('error', { error, message: messageOf(error) }));
    };
  }
}
