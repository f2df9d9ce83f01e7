import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startChromium } from '../../scripts/lib/chromium';
import { type PageRecord, recordPage } from '../../scripts/lib/record';

/** How long a page may take, in ms, to come to what a test waits for. */
const PATIENCE_MS = 20_000;

export interface PageOptions extends BrowserContextOptions {
  /** Slows the processor by this factor. */
  slowdown?: number;
}

/** A page in a browser context of its own, and what was recorded of it. */
export interface TestPage {
  page: Page;
  record: PageRecord;
  close: () => Promise<void>;
}

export interface TestBrowser {
  browser: Browser;
  open: (options?: PageOptions) => Promise<TestPage>;
  close: () => Promise<void>;
}

/**
 * Starts the Chromium of this machine, for tests.
 *
 * @param args further flags
 */
export async function launchChromium(args: readonly string[] = []): Promise<TestBrowser> {
  const browser = await startChromium({ args });
  return {
    browser,
    open: async ({ slowdown, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        ...options,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      if (slowdown) {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      }
      return { page, record: await recordPage(page, cdp), close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

/**
 * A browser for all tests of a file.
 *
 * @returns what opens pages; they are closed after each test
 */
export function setUpChromium(): (options?: PageOptions) => Promise<TestPage> {
  let browser: TestBrowser | undefined;
  let pages: TestPage[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    await Promise.all(pages.map((page) => page.close()));
    pages = [];
  });
  afterAll(async () => {
    await browser?.close();
  });
  return async (options) => {
    if (!browser) {
      throw new Error('Pages can be opened in tests only, where the browser has been launched.');
    }
    const page = await browser.open(options);
    pages.push(page);
    return page;
  };
}
