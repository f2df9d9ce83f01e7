import { expect } from '@playwright/test';
import { execa } from 'execa';
import getPort from 'get-port';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../support/findPrograms';
import { startProgram } from '../../support/shell';
import type { Engine } from './engine';

const isRoot = process.getuid?.() === 0;

// Selenium Manager must not download a driver, because this module starts the installed one.
process.env.SE_OFFLINE = 'true';
process.env.SE_AVOID_STATS = 'true';

/** Returns the environment variables that WebKitGTK needs on a virtual display. */
const getWebKitEnvironment = (display: string): Record<string, string> => ({
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  ...(isRoot && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  NO_AT_BRIDGE: '1',
});

/** Returns Selenium's code for a named key. Characters have no code, so they are returned unchanged. */
const toKey = (name: string): string =>
  (Key as unknown as Record<string, string>)[name.toUpperCase()] ?? name;

/** Evaluates an expression in an asynchronous script, to which the driver passes a callback. */
async function evaluate<T>(driver: WebDriver, expression: string): Promise<T> {
  const { value, error } = await driver.executeAsyncScript<{ value: T; error?: string }>(
    `const done = arguments[0];
    Promise.resolve().then(() => (${expression})).then(
      (value) => done({ value: value === undefined ? null : value }),
      (error) => done({ error: String(error) }));`,
  );
  if (error) {
    throw new Error(error);
  }
  return value;
}

async function press(driver: WebDriver, keys: string[]): Promise<void> {
  const actions = driver.actions();
  const named = keys.map(toKey);
  named.forEach((key) => actions.keyDown(key));
  named.reverse().forEach((key) => actions.keyUp(key));
  await actions.perform();
}

/**
 * Opens the installed WebKitGTK, which has Safari's engine, on a virtual display. Playwright can only drive its own build
 * of WebKit.
 */
export async function openWebKit(): Promise<Engine> {
  const found = findWebKit();
  if (!found) {
    throw new Error('WebKit is not installed.');
  }
  const { driver: program, browser } = found;
  // Without -noreset, Xvfb restarts when its last window closes, and rejects connections during the restart.
  const screen = await startProgram(
    [
      'Xvfb',
      ...['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'],
    ],
    /^\d+(?=\n)/m,
  );
  const port = await getPort();
  const driverProcess = execa(program, [`--port=${port}`], {
    reject: false,
    stdio: 'ignore',
    env: getWebKitEnvironment(`:${screen.match}`),
  });
  const stopAll = async (): Promise<void> => {
    driverProcess.kill();
    await driverProcess;
    await screen.stop();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ width: 1280, height: 950 });
    const capabilities = await driver.getCapabilities();
    return {
      version: capabilities.getBrowserVersion() ?? 'unknown',
      goto: (pageUrl) => driver.get(pageUrl),
      evaluate: (expression) => evaluate(driver, expression),
      click: (x, y) =>
        driver.actions().move({ origin: Origin.VIEWPORT, x, y, duration: 0 }).click().perform(),
      press: (...keys) => press(driver, keys),
      type: (text) => driver.actions().sendKeys(text).perform(),
      close: async () => {
        await driver.quit();
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
