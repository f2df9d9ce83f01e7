import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Engine } from './engine';

export async function openInPlaywright(
  type: BrowserType,
  launchOptions: LaunchOptions = {},
): Promise<Engine> {
  const browser = await type.launch(launchOptions);
  const page = await browser.newPage();
  return {
    version: browser.version(),
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    press: (...keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
