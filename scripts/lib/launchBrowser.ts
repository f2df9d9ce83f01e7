import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFirefox, findWebKit } from './findPrograms';
import { startProcess } from './startProcess.mjs';

const isRoot = process.getuid?.() === 0;
const DISPLAY_TIMEOUT_MS = 30_000;

/** The discard port, on which no proxy listens. */
const UNUSED_PORT = 9;

/**
 * Firefox's preferences for a new profile: they block all hosts except this machine, and skip the dialogs of the first
 * start.
 */
const FIREFOX_PREFERENCES = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': UNUSED_PORT,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': UNUSED_PORT,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** A virtual display. */
interface Display {
  /** The value of `DISPLAY`. */
  name: string;
  close: () => Promise<void>;
}

/**
 * Opens a virtual display with Xvfb.
 *
 * @throws if Xvfb isn't installed or doesn't start
 */
export async function openDisplay(): Promise<Display> {
  // Without -noreset, Xvfb restarts when its last window closes, and rejects connections during the
  // restart.
  const args = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'];
  const screen = startProcess('Xvfb', args, { name: 'Xvfb', stdio: ['ignore', 'pipe', 'pipe'] });
  const number = await screen.waitForOutput(/^\d+(?=\n)/m, DISPLAY_TIMEOUT_MS);
  return { name: `:${number}`, close: screen.stop };
}

/** Returns the environment variables that WebKitGTK needs on a virtual display. */
export const getWebKitEnvironment = (display: string): Record<string, string> => ({
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  NO_AT_BRIDGE: '1',
});

interface Command {
  program: string;
  args: string[];
  env?: Record<string, string>;
}

const COMMANDS = {
  Firefox: (profile: string): Command => {
    const preferences = Object.entries(FIREFOX_PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    fs.writeFileSync(path.join(profile, 'user.js'), preferences.join(''));
    return { program: findFirefox(), args: ['--no-remote', '--kiosk', '--profile', profile] };
  },
  WebKit: (profile: string, display: string): Command => ({
    program: findWebKit().browser,
    args: ['--full-screen', `--proxy=http://127.0.0.1:${UNUSED_PORT}`, '--ignore-host=127.0.0.1'],
    env: { ...getWebKitEnvironment(display), XDG_CACHE_HOME: path.join(profile, 'cache') },
  }),
};

/**
 * Opens a URL with a new profile in a browser without a driver, because drivers change a browser's caching.
 *
 * @returns a function that closes the browser
 */
export function launchWithoutAutomation(
  browser: keyof typeof COMMANDS,
  url: string,
  display: Display,
): () => Promise<void> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'profile-'));
  const { program, args, env } = COMMANDS[browser](profile, display.name);
  const { stop } = startProcess(program, [...args, url], {
    name: browser,
    env: { ...process.env, DISPLAY: display.name, HOME: profile, ...env },
    stdio: 'ignore',
  });
  return async () => {
    await stop();
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}
