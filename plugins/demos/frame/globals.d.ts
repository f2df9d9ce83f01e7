import type { RunMessage } from '../shared/messages';

declare global {
  /** Where the reader's color mode is stored; ../node/frames/document.ts puts it in place. */
  const COLOR_MODE_KEY: string;

  interface Window {
    /** The last code that the page asked to run, before the demo's script was there. */
    demoRun?: RunMessage;
  }
}
