import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { findWebKit } from '../findBrowser';
import type { Engine, EngineOptions } from './engine';
import { WebDriverSession } from './webdriver';

const POLL_MS = 50;
const PATIENCE_MS = 15_000;

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (child?.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

/** Starts a virtual display; it writes its number to the fourth pipe when it is ready. */
async function startDisplay(xvfb: string): Promise<{ child: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const child = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
}

/** What WebKit needs of its surroundings. */
const environment = (display: string | undefined): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(display && { DISPLAY: display, GDK_BACKEND: 'x11' }),
  ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  NO_AT_BRIDGE: '1',
});

async function driverIsReady(url: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const ready = await fetch(`${url}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) {
      return;
    }
    if (Date.now() > end) {
      throw new Error(`WebKitWebDriver did not answer at ${url} within ${PATIENCE_MS} ms.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** WebKit, Safari's engine, driven by WebKitGTK's own WebDriver. */
export async function openWebKit({ proxy }: EngineOptions = {}): Promise<Engine> {
  const { driver, browser, xvfb } = findWebKit();
  const screen = xvfb ? await startDisplay(xvfb) : undefined;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: environment(screen?.display),
  });
  const stopAll = async (): Promise<void> => {
    await stop(child);
    await stop(screen?.child);
  };
  try {
    await driverIsReady(url);
    // Of the proxy that capabilities name, the driver expects that it speaks TLS itself.
    const throughProxy = proxy ? [`--proxy=http://127.0.0.1:${proxy}`, '--ignore-tls-errors'] : [];
    const session = await WebDriverSession.open(url, {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', ...throughProxy] },
    });
    await session.resize(1280, 950);
    return {
      name: 'WebKit',
      version: session.version,
      goto: (address) => session.goto(address),
      evaluate: (expression) => session.evaluate(expression),
      pointer: (steps) => session.pointer(steps),
      press: (...keys) => session.press(keys),
      type: (text) => session.type(text),
      close: async () => {
        await session.close();
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/**
 * Opens a page in a WebKit that nothing drives, and that knows nothing yet: unlike the driver's, it keeps what it
 * has loaded.
 *
 * @returns what closes it
 */
export async function openWebKitAlone(url: string): Promise<() => Promise<void>> {
  const { browser, xvfb } = findWebKit();
  const screen = xvfb ? await startDisplay(xvfb) : undefined;
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  const child = spawn(browser, [url], {
    stdio: 'ignore',
    env: { ...environment(screen?.display), HOME: home, XDG_CACHE_HOME: path.join(home, 'cache') },
  });
  return async () => {
    await stop(child);
    await stop(screen?.child);
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
}
