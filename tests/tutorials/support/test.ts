import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Locator, test as base } from '@playwright/test';
import { stopServers } from '../../support/shell';
import { STAND_INS } from '../../support/studio/standIns';
import { type Kit, Reader } from './reader';

interface TutorialFixtures {
  kit: Kit;
  /** An empty folder, which is removed if the test passes. */
  folder: string;
  /** Somebody in that folder, with `page` as the browser. */
  reader: Reader;
}

/** Playwright's `test`, with a reader who follows pages. */
export const test = base.extend<TutorialFixtures>({
  kit: ['vite', { option: true }],
  folder: async ({}, use, info) => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tutorial-'));
    await use(folder);
    await stopServers();
    if (info.status === 'passed' || process.env.CI) {
      await fs.rm(folder, { recursive: true, maxRetries: 5 });
    } else {
      console.log(`${info.title}: it is left in ${folder}`);
    }
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await use(page);
    expect(errors, 'errors that nobody caught').toEqual([]);
  },
  reader: async ({ folder, page, kit }, use, info) => {
    const reader = new Reader(folder, page, kit, kit === 'studio' ? { ...STAND_INS } : {});
    await use(reader);
    if (info.status !== 'passed') {
      await info.attach('what the server printed', { body: reader.printed });
    }
  },
});

export { expect };

/** Expects all of these to be seen. The layout holds a second, hidden sidebar for phones. */
export async function expectSeen(...locators: Locator[]): Promise<void> {
  for (const locator of locators) {
    await expect(locator.filter({ visible: true }).first()).toBeVisible();
  }
}

/** Expects that nothing of this is seen. */
export const expectUnseen = (locator: Locator): Promise<void> =>
  expect(locator.filter({ visible: true })).toHaveCount(0);
