import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Locator, test as base } from '@playwright/test';
import { stopServers } from '../../support/shell';
import { type BuildTool, TutorialRunner } from './runner';

interface TutorialFixtures {
  kit: BuildTool;
  /** An empty folder, which is removed if the test passes. */
  folder: string;
  /** A runner that follows tutorials in the folder, with `page` as the browser. */
  tutorial: TutorialRunner;
}

/** Playwright's `test` with a runner for tutorials. */
export const test = base.extend<TutorialFixtures>({
  kit: ['vite', { option: true }],
  folder: async ({}, use, info) => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tutorial-'));
    await use(folder);
    await stopServers();
    if (info.status === 'passed' || process.env.CI) {
      await fs.rm(folder, { recursive: true, maxRetries: 5 });
    } else {
      console.log(`${info.title}: the project is still in ${folder}`);
    }
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await use(page);
    expect(errors, 'uncaught errors').toEqual([]);
  },
  tutorial: async ({ folder, page, kit }, use, info) => {
    const tutorial = new TutorialRunner(folder, page, kit);
    await use(tutorial);
    if (info.status !== 'passed') {
      await info.attach('output of the server', { body: tutorial.output });
    }
    // Leaves the page before the server stops. On a slow machine, the page may still load scripts, and each script that
    // fails is an uncaught error.
    await tutorial.stop();
  },
});

export { expect };

/** Expects each locator to match a visible element. The layout has a second, hidden sidebar for phones. */
export async function expectVisible(...locators: Locator[]): Promise<void> {
  for (const locator of locators) {
    await expect(locator.filter({ visible: true }).first()).toBeVisible();
  }
}

/** Expects that the locator matches no visible element. */
export const expectHidden = (locator: Locator): Promise<void> =>
  expect(locator.filter({ visible: true })).toHaveCount(0);
