import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { type PageRecord, recordPage } from '../../scripts/lib/record';

export interface PageOptions extends BrowserContextOptions {
  /** Slows the processor by this factor. */
  slowdown?: number;
}

/** A page in its own browser context, with its recorded requests and problems. */
export interface TestPage {
  page: Page;
  record: PageRecord;
}

export type Open = (options?: PageOptions) => Promise<TestPage>;

/** Playwright's `test` with a fixture that opens recorded pages in Chromium. */
export const test = base.extend<{ open: Open }>({
  /** Opens an empty page in a context of its own, which is closed after the test. */
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
