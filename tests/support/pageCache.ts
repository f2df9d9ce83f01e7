import type { Page } from '@playwright/test';
import { ensureChromium } from '../../scripts/lib/chromium';
import { test as base } from './companion/test';

export const test = base.extend<{ cachingPage: Page }>({
  /** A page in a browser with the back/forward cache, which Playwright disables by default. */
  cachingPage: async ({ playwright, launchOptions }, use) => {
    // A headless shell has no back/forward cache.
    const { executablePath, env } = await ensureChromium({ whole: true });
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath,
      env: { ...launchOptions.env, ...env },
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    // The policy of the built site doesn't allow the fake network.
    await use(await browser.newPage({ bypassCSP: true }));
    await browser.close();
  },
});

/** The reason that a browser without a back/forward cache reports, such as a headless shell. */
const NO_CACHE_REASON = 'BackForwardCacheDisabledForDelegate';

/**
 * Records the reasons why pages weren't restored from the back/forward cache.
 *
 * @returns a function to call once a reader has gone back to a page; it returns whether the browser has the cache
 */
export async function watchCache(page: Page): Promise<() => boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons = new Set<string>();
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    notRestoredExplanations.forEach(({ reason }) => reasons.add(reason)),
  );
  return () => !reasons.has(NO_CACHE_REASON);
}

export { expect } from './companion/test';
