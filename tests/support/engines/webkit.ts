import getPort from 'get-port';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { openDisplay } from '../../../scripts/lib/display';
import { findWebKit } from '../../../scripts/lib/findBrowser';
import { startProcess } from '../../../scripts/lib/startProcess.mjs';
import { webKitEnvironment } from '../../../scripts/lib/undriven';
import type { Engine, EngineOptions } from './engine';

const START_MS = 15_000;

// Selenium's manager of drivers would look for them on the network. It is not needed here, where we start the
// driver, and must never be.
process.env.SE_OFFLINE = 'true';
process.env.SE_AVOID_STATS = 'true';

/** Selenium's name of a key: characters have their own. */
const keyOf = (name: string): string =>
  (Key as unknown as Record<string, string>)[name.toUpperCase()] ?? name;

/** Scripts that Selenium runs are bodies of functions, and WebKit's driver gives them a callback. */
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
  const named = keys.map(keyOf);
  named.forEach((key) => actions.keyDown(key));
  named.reverse().forEach((key) => actions.keyUp(key));
  await actions.perform();
}

/** The WebKitGTK of this machine, Safari's engine. Playwright drives only a WebKit that it has built itself. */
export async function openWebKit({ proxy }: EngineOptions): Promise<Engine> {
  const { driver: program, browser } = findWebKit();
  const screen = await openDisplay();
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const service = startProcess(program, [`--port=${port}`], {
    name: 'WebKitWebDriver',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...webKitEnvironment(screen.name) },
  });
  const stopAll = async (): Promise<void> => {
    await service.stop();
    await screen.close();
  };
  try {
    await service.answers(() => fetch(`${url}/status`).then(({ ok }) => ok), START_MS);
    // Of the proxy that capabilities name, the driver expects that it speaks TLS itself.
    const throughProxy = proxy ? [`--proxy=http://127.0.0.1:${proxy}`, '--ignore-tls-errors'] : [];
    const driver = await new Builder()
      .disableEnvironmentOverrides()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation', ...throughProxy] },
      })
      .build();
    await driver.manage().window().setRect({ width: 1280, height: 950 });
    const capabilities = await driver.getCapabilities();
    return {
      version: capabilities.getBrowserVersion() ?? 'unknown',
      goto: (address) => driver.get(address),
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
