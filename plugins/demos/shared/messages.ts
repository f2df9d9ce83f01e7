/*
 * What a page and the frame in which a reader's code runs say to each other. That frame is sandboxed
 * and has no origin: it may say anything, so that each side looks at every message.
 */
import { parseScheme, type Scheme } from '../../shared/schemes';

/** A file that the reader has edited, or that the edited one imports. */
export interface RunFile {
  name: string;
  code: string;
}

/** What the page says. The last two are what a frame without an origin cannot see or fetch for itself. */
export type PageMessage =
  /** To run code instead of the demo that the frame was built with; the first file is the demo itself. */
  | { type: 'demo:run'; files: RunFile[] }
  | { type: 'demo:scheme'; scheme: Scheme }
  /** The file of the site's text font. */
  | { type: 'demo:font'; font: ArrayBuffer };

export type RunMessage = Extract<PageMessage, { type: 'demo:run' }>;

/** What the frame says. */
export type FrameMessage =
  /** It hears the page: it can be told what to run. */
  | { type: 'demo:ready' }
  /** It is about to run the code, which may never end. */
  | { type: 'demo:start' }
  /** How the code went: what went wrong, in words; `null` if nothing did. */
  | { type: 'demo:result'; error: string | null };

type Fields = Record<string, unknown>;

const fieldsOf = (data: unknown): Fields =>
  typeof data === 'object' && data !== null ? (data as Fields) : {};

const isText = (value: unknown): value is string => typeof value === 'string';

function isFile(value: unknown): boolean {
  const { name, code } = fieldsOf(value);
  return isText(name) && isText(code);
}

/** A message of the page, if it is one. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  const { type, files, scheme, font } = fieldsOf(data);
  const isKnown =
    (type === 'demo:run' && Array.isArray(files) && files.every(isFile)) ||
    (type === 'demo:scheme' && parseScheme(scheme) !== undefined) ||
    (type === 'demo:font' && font instanceof ArrayBuffer);
  return isKnown ? (data as PageMessage) : undefined;
}

/** A message of the frame, if it is one. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  const { type, error } = fieldsOf(data);
  const isKnown =
    type === 'demo:ready' ||
    type === 'demo:start' ||
    (type === 'demo:result' && (error === null || isText(error)));
  return isKnown ? (data as FrameMessage) : undefined;
}

/** In the tab's session storage there is something for this demo: see ../theme/Demo/edits.ts. */
export const EDIT_KEY_PREFIX = 'demo:';
