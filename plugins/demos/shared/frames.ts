import { isRecord } from '../../shared/isRecord';
import type { Scheme } from '../../shared/schemes';

/** The event of `document` when React has added a placeholder. */
export const PLACEHOLDER_ADDED = 'demo-place';

/**
 * The sandbox of edited code: it may run, submit forms to itself, open tabs and show dialogs. Without an origin, it
 * can't reach the site's pages, cookies and storage.
 */
export const SANDBOX =
  'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox';

/** The id of the style element with the rules of the site's text font. */
export const TEXT_FONT_ID = 'text-font';

/** The prefix of the session storage keys of a reader's edits (../theme/Demo/edits.ts). */
export const EDIT_KEY_PREFIX = 'demo:';

/** A file that the reader has edited, or that the edited one imports. */
export interface RunFile {
  name: string;
  code: string;
}

/** A message from the page. A frame without an origin can't read the scheme or fetch the font itself. */
export type PageMessage =
  /** Runs code instead of the built demo. The first file is the demo itself. */
  | { type: 'demo:run'; files: RunFile[] }
  | { type: 'demo:scheme'; scheme: Scheme }
  /** The file of the site's text font. */
  | { type: 'demo:font'; font: ArrayBuffer };

export type RunMessage = Extract<PageMessage, { type: 'demo:run' }>;

/** A message from the frame. */
export type FrameMessage =
  /** The frame listens for messages with code to run. */
  | { type: 'demo:ready' }
  /** The frame is about to run the code, which may never end. */
  | { type: 'demo:start' }
  /** The code has run. The error is a message for the reader, or `null`. */
  | { type: 'demo:result'; error: string | null };

/** Returns a valid message from the frame, or undefined. Edited code can send anything. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  const { type, error } = isRecord(data) ? data : {};
  const isValid =
    type === 'demo:ready' ||
    type === 'demo:start' ||
    (type === 'demo:result' && (error === null || typeof error === 'string'));
  return isValid ? (data as FrameMessage) : undefined;
}
