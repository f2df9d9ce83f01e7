import type { RunMessage } from '../shared/frames';

declare global {
  interface Window {
    /** The latest code that the page sent. The demo's script reads the code if it loads after the message. */
    demoRun?: RunMessage;
  }
}
