import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findChromium } from '../../lib/chromium/find';
import { openDisplay } from '../../lib/display';
import { findFirefox, findWebKit, whyMissing } from '../../lib/findBrowser';
import { findProgram } from '../../lib/findProgram';
import { openUndriven, type Undriven } from '../../lib/undriven';

const run = promisify(execFile);
/** What moves pointers. */
const POINTERS = 'xdotool';
const SCREEN = { width: 1280, height: 900 };

/** A screen, and a pointer on it, that no page can tell from real ones. */
export interface Pointer {
  /** Moves the pointer, and clicks where it is after a rest, in ms; at once without one. */
  click: (x: number, y: number, rest?: number) => Promise<void>;
  /** Opens an address in a browser that knows nothing yet, and closes it when it has been used. */
  browse: <T>(browser: Undriven, url: string, visit: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

/** Why there can be no pointer on this machine, or not all browsers, if so. */
export function whatPointersLack(): string | undefined {
  const missing = ['Xvfb', POINTERS].filter((program) => !findProgram(program));
  const chromium = findChromium({ whole: true });
  if (!chromium || /headless|playwright|\.cache/.test(chromium.executablePath)) {
    missing.push('a whole Chromium');
  }
  const others = Object.entries({ Firefox: findFirefox, WebKit: findWebKit });
  missing.push(...others.flatMap(([name, find]) => (whyMissing(find) ? name : [])));
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : undefined;
}

/**
 * Opens a screen that nobody sees. Where DevTools watch, pages are not prerendered; so nothing watches.
 *
 * @throws {Error} if it cannot be opened
 */
export async function openPointer(): Promise<Pointer> {
  const display = await openDisplay(SCREEN);
  const env = { ...process.env, DISPLAY: display.name };
  const point = (...args: (string | number)[]) => run(POINTERS, args.map(String), { env });
  return {
    click: async (x, y, rest) => {
      if (rest === undefined) {
        await point('mousemove', x, y, 'click', 1);
        return;
      }
      await point('mousemove', x - 3, y, 'mousemove', x, y);
      await wait(rest);
      await point('click', 1);
    },
    browse: async (browser, url, visit) => {
      await point('mousemove', SCREEN.width - 20, SCREEN.height - 20);
      const close = openUndriven(browser, url, display);
      try {
        return await visit();
      } finally {
        await close();
      }
    },
    close: display.close,
  };
}
