import fs from 'node:fs';
import type { BrowserType } from '@playwright/test';
import { findFirefox, findWebKit, whyMissing } from '../../../scripts/lib/findBrowser';
import { test as base } from '../test';
import type { Engine, EngineOptions } from './engine';
import { openFirefox } from './firefox';
import { openInPlaywright } from './playwright';
import { openWebKit } from './webkit';

export const ENGINE_NAMES = ['Chromium', 'Firefox', 'WebKit'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

/** Browsers that Playwright may have downloaded; where it has not, Debian's take their place. */
const DEBIANS = {
  Firefox: { find: findFirefox, open: openFirefox },
  WebKit: { find: findWebKit, open: openWebKit },
};

const isThere = (type: BrowserType): boolean => fs.existsSync(type.executablePath());

interface EngineFixtures {
  /** Which engine the tests of a group are for. */
  engineName: EngineName;
  engineOptions: EngineOptions;
  /** The same engine for all tests of a group, which continue one another. */
  engine: Engine;
}

interface EngineWorker {
  /** Opens an engine for a group of tests, unless it is open, and closes that of the group before. */
  keepEngine: (group: string, open: () => Promise<Engine>) => Promise<Engine>;
}

/**
 * Playwright's `test` with an engine. Each group names its engine by `test.use({ engineName })` and in its title,
 * so that `-g Firefox` runs one engine alone, and is serial.
 */
export const test = base.extend<EngineFixtures, EngineWorker>({
  engineName: ['Chromium', { option: true }],
  engineOptions: [{}, { option: true }],
  keepEngine: [
    async ({}, use) => {
      let kept: { group: string; engine: Engine } | undefined;
      await use(async (group, open) => {
        if (kept?.group !== group) {
          await kept?.engine.close();
          kept = undefined;
          kept = { group, engine: await open() };
        }
        return kept.engine;
      });
      await kept?.engine.close();
    },
    { scope: 'worker' },
  ],
  engine: async (
    { engineName, engineOptions, keepEngine, playwright, launchOptions },
    use,
    testInfo,
  ) => {
    const open = (): Promise<Engine> => {
      if (engineName === 'Chromium') {
        return openInPlaywright(playwright.chromium, engineOptions, launchOptions);
      }
      const ofPlaywright = engineName === 'Firefox' ? playwright.firefox : playwright.webkit;
      if (isThere(ofPlaywright)) {
        return openInPlaywright(ofPlaywright, engineOptions);
      }
      const { find, open: openDebians } = DEBIANS[engineName];
      const missing = whyMissing(find);
      testInfo.skip(missing !== undefined, missing);
      return openDebians(engineOptions);
    };
    const engine = await keepEngine(testInfo.titlePath.slice(0, -1).join(' '), open);
    testInfo.annotations.push({ type: engineName, description: engine.version });
    await use(engine);
  },
});
