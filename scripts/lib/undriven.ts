import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium';
import type { Display } from './display';
import { findFirefox, findWebKit } from './findBrowser';
import { startProcess } from './startProcess.mjs';

const isRoot = process.getuid?.() === 0;
/** A port at which nobody answers. */
const NOBODY = 9;

/** No host but this machine, and nothing that asks a reader who has just come. */
const FIREFOX_SETTINGS = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': NOBODY,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': NOBODY,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** What WebKit needs of its surroundings, by a screen's name. */
export const webKitEnvironment = (display: string): Record<string, string> => ({
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

/** How each browser is started with an empty profile, on all of a screen. */
const COMMANDS = {
  Chromium: (profile: string, { width, height }: Display): Command => ({
    program: findChromium({ whole: true })?.executablePath ?? '',
    args: [
      ...['--no-first-run', '--disable-gpu', '--disable-sync', '--disable-component-update'],
      ...['--test-type', '--kiosk', '--window-position=0,0'],
      `--window-size=${width},${height}`,
      `--user-data-dir=${profile}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ...(isRoot ? ['--no-sandbox'] : []),
    ],
  }),
  Firefox: (profile: string): Command => {
    const settings = Object.entries(FIREFOX_SETTINGS).map(
      (setting) => `user_pref(${setting.map((part) => JSON.stringify(part)).join(', ')});\n`,
    );
    fs.writeFileSync(path.join(profile, 'user.js'), settings.join(''));
    return { program: findFirefox(), args: ['--no-remote', '--kiosk', '--profile', profile] };
  },
  WebKit: (profile: string, { name }: Display): Command => ({
    program: findWebKit().browser,
    args: ['--full-screen', `--proxy=http://127.0.0.1:${NOBODY}`, '--ignore-host=127.0.0.1'],
    env: { ...webKitEnvironment(name), XDG_CACHE_HOME: path.join(profile, 'cache') },
  }),
};

/** A browser that nothing drives. */
export type Undriven = keyof typeof COMMANDS;

/**
 * Opens an address in a browser that knows nothing yet, and that pages can't tell from a reader's.
 *
 * @returns what closes it
 */
export function openUndriven(
  browser: Undriven,
  url: string,
  display: Display,
): () => Promise<void> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'profile-'));
  const { program, args, env } = COMMANDS[browser](profile, display);
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
