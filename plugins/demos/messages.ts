/** A file that the reader has edited, or that the edited one imports. */
export interface RunFile {
  name: string;
  code: string;
}

/** The page asks a frame to run code instead of the demo that it was built with. */
export interface RunMessage {
  type: 'demo:run';
  /** The first is the demo itself. */
  files: RunFile[];
}

/** A frame tells the page how the code that it was asked to run went. */
export interface ResultMessage {
  type: 'demo:result';
  /** What went wrong, in words; `null` if nothing did. */
  error: string | null;
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null ? (data as { type?: unknown }).type : undefined;
}

export const isRunMessage = (data: unknown): data is RunMessage => typeOf(data) === 'demo:run';

export const isResultMessage = (data: unknown): data is ResultMessage =>
  typeOf(data) === 'demo:result';

/** In the tab's session storage there is something for this demo: see src/components/Demo/edits.ts. */
export const EDIT_KEY_PREFIX = 'demo:';
