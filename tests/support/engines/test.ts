import fs from 'node:fs';
import type { BrowserType } from '@playwright/test';
import { findFirefox, findWebKit, getMissingReason } from '../findPrograms';
import { test as base } from '../test';
import type { Engine } from './engine';
import { openFirefox } from './firefox';
import { openInPlaywright } from './playwright';
import { openWebKit } from './webkit';

export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** The installed browsers that are used if Playwright's own browsers aren't downloaded. */
const INSTALLED_BROWSERS = {
  Firefox: { find: findFirefox, open: openFirefox },
  WebKit: { find: findWebKit, open: openWebKit },
};

const isDownloaded = (type: BrowserType): boolean => fs.existsSync(type.executablePath());

interface EngineFixtures {
  engineName: EngineName;
  engine: Engine;
}

interface EngineWorkerFixtures {
  /** Returns the engine of a group of tests, and closes the engine of the previous group. */
  getEngine: (group: string, open: () => Promise<Engine>) => Promise<Engine>;
}

/**
 * Playwright's `test` with an engine. Each group is serial, and sets its engine with `test.use({ engineName })`. Its
 * title contains the engine's name, so that `-g Firefox` runs only the tests in Firefox.
 */
export const test = base.extend<EngineFixtures, EngineWorkerFixtures>({
  engineName: ['Chromium', { option: true }],
  getEngine: [
    async ({}, use) => {
      let current: { group: string; engine: Engine } | undefined;
      await use(async (group, open) => {
        if (current?.group !== group) {
          await current?.engine.close();
          current = undefined;
          current = { group, engine: await open() };
        }
        return current.engine;
      });
      await current?.engine.close();
    },
    { scope: 'worker' },
  ],
  engine: async ({ engineName, getEngine, playwright, launchOptions }, use, testInfo) => {
    const open = (): Promise<Engine> => {
      if (engineName === 'Chromium') {
        return openInPlaywright(playwright.chromium, launchOptions);
      }
      const playwrightType = engineName === 'Firefox' ? playwright.firefox : playwright.webkit;
      if (isDownloaded(playwrightType)) {
        return openInPlaywright(playwrightType);
      }
      const { find, open: openInstalled } = INSTALLED_BROWSERS[engineName];
      const missing = getMissingReason(find);
      testInfo.skip(missing !== undefined, missing);
      return openInstalled();
    };
    const engine = await getEngine(testInfo.titlePath.slice(0, -1).join(' '), open);
    testInfo.annotations.push({ type: engineName, description: engine.version });
    await use(engine);
  },
});
