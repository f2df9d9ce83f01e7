import type { MouseEvent } from 'react';

/** A click without keys: those with keys are the browser's ways to open a link elsewhere. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
