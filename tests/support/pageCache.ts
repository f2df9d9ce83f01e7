import type { Page } from '@playwright/test';

/** What a browser without a cache of whole pages, such as a headless shell, says of itself. */
const NO_CACHE = 'BackForwardCacheDisabledForDelegate';

/**
 * Listens to why pages did not come from the browser's cache of whole pages.
 *
 * @returns whether there is one; known once a page has been come back to
 */
export async function watchCache(page: Page): Promise<() => boolean> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons = new Set<string>();
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    notRestoredExplanations.forEach(({ reason }) => reasons.add(reason)),
  );
  return () => !reasons.has(NO_CACHE);
}
