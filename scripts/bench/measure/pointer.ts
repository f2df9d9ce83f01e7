import { execFile, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findChromium } from '../../lib/chromium/find';

const run = promisify(execFile);
/** The programs that make screens and move pointers. */
const SCREENS = 'Xvfb';
const POINTERS = 'xdotool';
const SCREEN = { width: 1280, height: 900 };
const CLOSED_MS = 400;

/** A screen, and a pointer on it, that no page can tell from real ones. */
export interface Pointer {
  /** Moves the pointer, and clicks where it is after a rest, in ms; at once without one. */
  click: (x: number, y: number, rest?: number) => Promise<void>;
  /** Opens an address in a browser that knows nothing yet, and closes it when it has been used. */
  browse: <T>(url: string, visit: () => Promise<T>) => Promise<T>;
  close: () => void;
}

const isInstalled = (program: string): boolean => !spawnSync(program, ['--help']).error;

/** Why there can be no pointer on this machine, if so. */
export function whatPointersLack(): string | undefined {
  const missing = [SCREENS, POINTERS].filter((program) => !isInstalled(program));
  const chromium = findChromium({ whole: true });
  if (!chromium || /headless|playwright|\.cache/.test(chromium.executablePath)) {
    missing.push('a whole Chromium');
  }
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : undefined;
}

/**
 * Opens a screen that nobody sees. Where DevTools watch, pages are not prerendered; so nothing watches.
 *
 * @throws {Error} if it cannot be opened
 */
export async function openPointer(): Promise<Pointer> {
  const program = findChromium({ whole: true })?.executablePath ?? '';
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const screen = spawn(SCREENS, ['-displayfd', '1', '-screen', '0', size], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code} before it began.`)));
  });
  const env = { ...process.env, DISPLAY: display };
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
    browse: async (url, visit) => {
      const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-profile-'));
      await point('mousemove', SCREEN.width - 20, SCREEN.height - 20);
      const browser = spawn(
        program,
        [
          ...['--no-first-run', '--disable-gpu', '--disable-sync', '--disable-component-update'],
          ...['--test-type', '--kiosk', '--window-position=0,0'],
          `--window-size=${SCREEN.width},${SCREEN.height}`,
          `--user-data-dir=${profile}`,
          '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          url,
        ],
        { env, stdio: 'ignore', detached: true },
      );
      try {
        return await visit();
      } finally {
        if (browser.pid && browser.exitCode === null) {
          // With all its processes.
          process.kill(-browser.pid);
        }
        await wait(CLOSED_MS);
        fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    close: () => screen.kill(),
  };
}
