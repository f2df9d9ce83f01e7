import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { type PageRecord, recordPage } from '../../scripts/lib/record';

export interface PageOptions extends BrowserContextOptions {
  /** The factor by which the processor is slowed down. */
  slowdown?: number;
}

/** A page in a separate browser context, with its recorded requests and problems. */
export interface TestPage {
  page: Page;
  record: PageRecord;
}

export type OpenPage = (options?: PageOptions) => Promise<TestPage>;

/** Playwright's `test` with a fixture that opens recorded pages in Chromium. */
export const test = base.extend<{ open: OpenPage }>({
  /** Opens an empty page in a separate context, which is closed after the test. */
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ slowdown, ...options } = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      if (slowdown) {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      }
      return { page, record: await recordPage(page, cdp) };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
