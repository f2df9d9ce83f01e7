import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A screen that nobody sees. */
export interface Display {
  /** As in `DISPLAY`. */
  name: string;
  width: number;
  height: number;
  close: () => Promise<void>;
}

/** The program that makes screens. */
const SCREENS = 'Xvfb';
const SIZE = { width: 1400, height: 1000 };

/**
 * Opens a screen of Xvfb.
 *
 * @throws {Error} if it is not installed, or ends before it is open
 */
export async function openDisplay({ width, height } = SIZE): Promise<Display> {
  const size = `${width}x${height}x24`;
  // Else it begins anew, and takes nobody meanwhile, whenever its last window is closed.
  const args = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'];
  const child = spawn(SCREENS, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  const number = await Promise.race([
    once(child.stdout, 'data').then(([written]) => String(written).trim()),
    ended.then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code} before it began.`))),
  ]);
  return {
    name: `:${number}`,
    width,
    height,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}
