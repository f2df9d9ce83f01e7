import fs from 'node:fs';
import {
  type BrowserType,
  type LaunchOptions,
  type PlaywrightWorkerArgs,
  test,
} from '@playwright/test';
import { findFirefox, findWebKit } from '../../support/findPrograms';
import type { Engine } from './engine';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit'] as const;

/** The installed browsers that are used if Playwright's own browsers aren't downloaded. */
const INSTALLED_BROWSERS = {
  Firefox: { find: findFirefox, open: openFirefox, packages: 'firefox-esr' },
  WebKit: { find: findWebKit, open: openWebKit, packages: 'webkit2gtk-driver xvfb' },
};

async function openInPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Engine> {
  const browser = await type.launch(options);
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

/** Opens a browser with an engine. Skips the current test if none is installed. */
export async function openEngine(
  name: (typeof ENGINE_NAMES)[number],
  { chromium, firefox, webkit }: PlaywrightWorkerArgs['playwright'],
  chromiumOptions: LaunchOptions,
): Promise<Engine> {
  if (name === 'Chromium') {
    return openInPlaywright(chromium, chromiumOptions);
  }
  const type = name === 'Firefox' ? firefox : webkit;
  if (fs.existsSync(type.executablePath())) {
    return openInPlaywright(type);
  }
  const { find, open, packages } = INSTALLED_BROWSERS[name];
  test.skip(find() === undefined, `${name} is not installed: apt-get install ${packages}`);
  return open();
}
