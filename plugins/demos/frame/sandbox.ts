import { getErrorMessage } from '../../shared/getErrorMessage';
import { isRecord } from '../../shared/isRecord';
import type { FrameMessage, PageMessage } from '../shared/frames';

/** Returns whether this frame is sandboxed, without an origin. Only such frames run a reader's code. */
export function isSandboxed(): boolean {
  return self.origin === 'null';
}

/**
 * Listens to messages from the page around the sandboxed frame, and ignores those from other frames.
 *
 * @returns a function that stops listening
 */
export function onPageMessage(listener: (message: PageMessage) => void): () => void {
  const receive = ({ origin, source, data }: MessageEvent): void => {
    // The URL of the frame has the origin of the page. Only the site's own scripts can send messages from there.
    const isFromPage = isSandboxed() && source === window.parent && origin === location.origin;
    if (isFromPage && isRecord(data)) {
      listener(data as unknown as PageMessage);
    }
  };
  addEventListener('message', receive);
  return () => removeEventListener('message', receive);
}

/** Sends a message to the page around the frame, unless it belongs to another site. */
export function sendToPage(message: FrameMessage): void {
  window.parent.postMessage(message, location.origin);
}

/** Matches the text with which browsers replace the message of an error in a cross-origin script. */
const HIDDEN_MESSAGE = /^Script error\.?$/;

/** Returns the message of an uncaught error, for a reader. */
export function getEventMessage({ message }: ErrorEvent): string {
  return HIDDEN_MESSAGE.test(message)
    ? 'The code threw an error in a timer or a promise. To see it, open your browser’s console.'
    : message;
}

/**
 * Reports errors in handlers and effects with their message. All scripts are cross-origin for a frame without an
 * origin, so browsers hide messages of errors; but React passes such errors to `reportError`, which this replaces.
 */
export function exposeErrorMessages(): void {
  if (isSandboxed()) {
    window.reportError = (error: unknown) => {
      console.error(error);
      dispatchEvent(new ErrorEvent('error', { error, message: getErrorMessage(error) }));
    };
  }
}
