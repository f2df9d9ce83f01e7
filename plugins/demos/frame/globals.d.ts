import type { RunMessage } from '../shared/frames';

declare global {
  /** The storage key of the reader's color mode. The bundler replaces it (../node/frames/document.ts). */
  const COLOR_MODE_KEY: string;

  interface Window {
    /** The last code that the page sent, for a demo whose script loads later. */
    demoRun?: RunMessage;
  }
}
