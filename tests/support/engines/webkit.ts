import { openDisplay } from '../../../scripts/lib/display';
import { findWebKit } from '../../../scripts/lib/findBrowser';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { startProcess } from '../../../scripts/lib/startProcess.mjs';
import { webKitEnvironment } from '../../../scripts/lib/undriven';
import type { Engine, EngineOptions } from './engine';
import { WebDriverSession } from './webdriver';

const PATIENCE_MS = 15_000;

/** WebKit, Safari's engine, driven by WebKitGTK's own WebDriver. */
export async function openWebKit({ proxy }: EngineOptions = {}): Promise<Engine> {
  const { driver: program, browser } = findWebKit();
  const screen = await openDisplay();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = startProcess(program, [`--port=${port}`], {
    name: 'WebKitWebDriver',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...webKitEnvironment(screen.name) },
  });
  const stopAll = async (): Promise<void> => {
    await driver.stop();
    await screen.close();
  };
  try {
    await driver.answers(() => fetch(`${url}/status`).then(({ ok }) => ok), PATIENCE_MS);
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
      click: (x, y) => session.click(x, y),
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
