import type { Scheme } from '../../choices/schemes';

/** The event that is dispatched on `document` when React has added a placeholder for a frame. */
export const PLACEHOLDER_ADDED = 'demo-placeholder-added';

/**
 * The value of the `sandbox` attribute of frames that run edited code. The code may run, submit forms, open tabs, and
 * show dialogs. Because its origin is opaque, it can't access the site's pages, cookies, or storage.
 */
export const SANDBOX_TOKENS =
  'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** A file of an edited demo, including the reader's edits. */
export interface RunFile {
  name: string;
  code: string;
}

export type PageMessage =
  | { type: 'demo:load' }
  /** Makes the frame run the code in place of the built demo. The first file is the entry. */
  | { type: 'demo:run'; files: RunFile[] }
  | { type: 'demo:scheme'; scheme: Scheme }
  /** Lights up the elements of a part, or none if the selector is empty. */
  | { type: 'demo:part'; part: string };

export type RunMessage = Extract<PageMessage, { type: 'demo:run' }>;

export type FrameMessage =
  /** The frame's inline script receives messages. */
  | { type: 'demo:ready' }
  /** The frame's app receives messages, and can run edited code. */
  | { type: 'demo:mounted' }
  /** The demo starts as soon as it is in view. */
  | { type: 'demo:waiting' }
  /** The demo's scripts have run, or failed to load. */
  | { type: 'demo:loaded' }
  /** A part is lit, or none if the selector is empty. */
  | { type: 'demo:part'; part: string }
  /** The frame is about to run the code, which may contain an infinite loop. */
  | { type: 'demo:start' }
  /** The code has run. `error` is a message for the reader, or `null` if the code threw no error. */
  | { type: 'demo:result'; error: string | null };
