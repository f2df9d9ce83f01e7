import { expect, type Page } from '@playwright/test';

interface PausedRequests {
  /** Waits until at least one request is paused. */
  waitForRequest: () => Promise<void>;
  /** Sends the paused requests, and all later ones at once. */
  resume: () => void;
}

/**
 * Pauses the requests of a page, as a slow network does.
 *
 * @param urls - a pattern for the URLs of the requests
 */
export async function pauseRequests(page: Page, urls: string | RegExp): Promise<PausedRequests> {
  let resume = (): void => undefined;
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  let count = 0;
  await page.route(urls, async (route) => {
    count += 1;
    await resumed;
    await route.fallback();
  });
  return {
    waitForRequest: () => expect.poll(() => count).toBeGreaterThan(0),
    resume,
  };
}
