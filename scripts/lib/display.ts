import { startProcess } from './startProcess.mjs';

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
const PATIENCE_MS = 30_000;

/**
 * Opens a screen of Xvfb.
 *
 * @throws {Error} if it is not installed, or opens none
 */
export async function openDisplay({ width, height } = SIZE): Promise<Display> {
  const size = `${width}x${height}x24`;
  // Else it begins anew, and takes nobody meanwhile, whenever its last window is closed.
  const args = ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'];
  const screen = startProcess(SCREENS, args, { name: SCREENS, stdio: ['ignore', 'pipe', 'pipe'] });
  const number = await screen.says(/^\d+(?=\n)/m, PATIENCE_MS);
  return { name: `:${number}`, width, height, close: screen.stop };
}
