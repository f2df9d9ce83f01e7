import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Engine, EngineOptions } from './engine';

/** Opens a browser with Playwright. */
export async function openInPlaywright(
  type: BrowserType,
  { proxy, withoutStorage }: EngineOptions,
  launchOptions: LaunchOptions = {},
): Promise<Engine> {
  const browser = await type.launch({
    ...launchOptions,
    ...(proxy && { proxy: { server: `http://127.0.0.1:${proxy}` } }),
    ...(withoutStorage && { firefoxUserPrefs: { 'network.cookie.cookieBehavior': 2 } }),
  });
  const page = await browser.newPage({ ignoreHTTPSErrors: proxy !== undefined });
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
