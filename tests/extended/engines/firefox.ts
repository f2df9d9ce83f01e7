import puppeteer, { type KeyInput } from 'puppeteer-core';
import { findFirefox } from '../../support/findPrograms';
import type { Engine } from './engine';

/**
 * Opens the installed Firefox with Puppeteer, over WebDriver BiDi. Selenium needs geckodriver, which Debian doesn't
 * provide. Playwright's channel `moz-firefox` sends `emulation.setMediaFeaturesOverride` for each page, a command that
 * Debian's Firefox (ESR 153) doesn't have.
 */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    goto: (url) => page.goto(url),
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: (x, y) => page.mouse.click(x, y),
    press: async (...keys) => {
      const last = keys.at(-1) as KeyInput;
      const held = keys.slice(0, -1) as KeyInput[];
      for (const key of held) {
        await page.keyboard.down(key);
      }
      await page.keyboard.press(last);
      for (const key of held.reverse()) {
        await page.keyboard.up(key);
      }
    },
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
