import { type Browser, chromium } from 'playwright-core';
import { needChromium } from './ensure';
import { findChromium, type Wanted } from './find';
import flags from './flags.json';

export interface StartOptions extends Wanted {
  /** Further flags; one that is among the common ones takes its place. */
  args?: readonly string[];
  /** Flags of Playwright's that are left out. */
  ignoreDefaultArgs?: string[];
}

/**
 * Starts the Chromium of this machine, headless. Nothing leaves the machine, and Chromium's own
 * services stay quiet.
 *
 * @throws {Error} if there is none and none can be brought
 */
export async function startChromium({
  args = [],
  whole,
  ...options
}: StartOptions = {}): Promise<Browser> {
  const { executablePath, env } =
    (whole ? findChromium({ whole }) : undefined) ?? (await needChromium());
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [...flags, ...args],
    ...options,
  });
}
