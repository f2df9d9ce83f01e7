import type { RunMessage } from '../shared/frames';

declare global {
  /** The storage key of the reader's color mode. esbuild replaces this constant (../node/frames/document.ts). */
  const COLOR_MODE_KEY: string;

  interface Window {
    /** The latest code that the page sent. The demo's script reads the code if it loads after the message. */
    demoRun?: RunMessage;
  }
}
