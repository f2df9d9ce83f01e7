import { launchChromium } from '../chromium';
import type { Engine, EngineOptions } from './engine';

/** Chromium, driven by Playwright. */
export async function openChromium({ proxy }: EngineOptions = {}): Promise<Engine> {
  const args = proxy ? [`--proxy-server=127.0.0.1:${proxy}`, '--ignore-certificate-errors'] : [];
  const { browser, open, close } = await launchChromium(args);
  const { page } = await open();
  return {
    name: 'Chromium',
    version: browser.version(),
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    close,
  };
}
