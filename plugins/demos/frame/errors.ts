import { messageOf } from '../../shared/messageOf';
import { isSandboxed } from './sandbox';

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
