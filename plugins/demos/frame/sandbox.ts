import { getErrorMessage, isRecord } from '../../shared/unknown';
import type { FrameMessage, PageMessage } from '../shared/frames';

/** Returns whether this frame is sandboxed and therefore has an opaque origin. Only such frames run edited code. */
export function isSandboxed(): boolean {
  return self.origin === 'null';
}

/** Whether this frame is part of a page, instead of a window of its own. */
export const isEmbedded = (): boolean => window.parent !== window;

/**
 * Listens to messages from the parent page, and ignores messages from other frames.
 *
 * @returns a function that removes the listener
 */
export function onPageMessage(listener: (message: PageMessage) => void): () => void {
  const receive = ({ origin, source, data }: MessageEvent): void => {
    // `location.origin` is the origin of the frame's URL, which is also the site's. Only the site's scripts can send
    // messages with this origin. Only sandboxed frames run the code that they receive.
    const isFromPage = source === window.parent && origin === location.origin;
    if (isFromPage && isRecord(data) && (isSandboxed() || data.type !== 'demo:run')) {
      listener(data as unknown as PageMessage);
    }
  };
  addEventListener('message', receive);
  return () => removeEventListener('message', receive);
}

/** Sends a message to the parent page, if that page belongs to this site. */
export function sendToPage(message: FrameMessage): void {
  if (isEmbedded()) {
    window.parent.postMessage(message, location.origin);
  }
}

/** Matches the message of errors in cross-origin scripts, whose original message browsers hide. */
const HIDDEN_MESSAGE = /^Script error\.?$/;

/** Returns the message of an uncaught error, or a hint if the browser hides the message. */
export function getEventMessage({ message }: ErrorEvent): string {
  return HIDDEN_MESSAGE.test(message)
    ? 'The code threw an error in a timer or a promise. To see it, open your browser’s console.'
    : message;
}

/**
 * Makes the messages of errors in event handlers and effects available. In a frame with an opaque origin, all scripts
 * are cross-origin, so browsers hide the messages of uncaught errors. React passes such errors to `reportError`, which
 * this function replaces. React reads the function when its script runs, so this must happen before.
 */
export function exposeErrorMessages(): void {
  if (isSandboxed()) {
    window.reportError = (error: unknown) => {
      console.error(error);
      dispatchEvent(new ErrorEvent('error', { error, message: getErrorMessage(error) }));
    };
  }
}
