import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openDisplay } from '../../../scripts/lib/display';
import { findWebKit } from '../../../scripts/lib/findBrowser';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { webKitEnvironment } from '../../../scripts/lib/undriven';
import type { Engine, EngineOptions } from './engine';
import { WebDriverSession } from './webdriver';

const POLL_MS = 50;
const PATIENCE_MS = 15_000;

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

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
  const { driver, browser } = findWebKit();
  const screen = await openDisplay();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...webKitEnvironment(screen.name) },
  });
  const stopAll = async (): Promise<void> => {
    await stop(child);
    await screen.close();
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
