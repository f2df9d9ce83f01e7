import type { Page } from '@playwright/test';

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
