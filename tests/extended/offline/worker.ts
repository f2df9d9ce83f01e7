// cspell:ignore evilmui
import type { Page } from '@playwright/test';
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';
import { expect } from '../../support/test';
import type { SiteProxy } from './siteProxy';

export const OFFICIAL_HOST = 'mui.com';

/** Hosts whose names resemble the official host name. */
export const OTHER_HOSTS = ['mui.com.evil.test', 'evilmui.com'] as const;

/** A new worker waits until the old worker has responded to all requests, which may take a while on a busy machine. */
const ACTIVATION_TIMEOUT_MS = 60_000;

/** The time after which a waiting worker is considered stuck. Without other tests, activation takes about a second. */
const STUCK_AFTER_MS = 15_000;

/** Waits until the worker is activated and controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { intervals: [50] })
    .toBe('activated');
}

/** Waits until the worker has cached a page with its scripts and pictures. */
export async function waitForCachedPage(page: Page): Promise<void> {
  const pictures = HOUSE_ADS.flatMap(({ img }) => [
    `/toolpad/${img.light}`,
    `/toolpad/${img.dark}`,
  ]);
  const findMissingUrls = async (houseAds: string[]): Promise<string[]> => {
    const scripts = document.getElementById('appScripts')?.textContent ?? '[]';
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
    const all = [
      location.origin + location.pathname.replace(/\/?$/, '/'),
      ...(JSON.parse(scripts) as string[]),
      ...icons.map(({ href }) => href),
      ...houseAds,
    ];
    const found = await Promise.all(all.map((file) => caches.match(file, { ignoreSearch: true })));
    return all.filter((_, index) => !found[index]?.ok);
  };
  await expect
    .poll(() => page.evaluate(findMissingUrls, pictures), { intervals: [50] })
    .toEqual([]);
}

/** Opens a page on the official host and waits until the worker has cached it. */
export async function visitOnHost(page: Page, siteProxy: SiteProxy, path: string): Promise<void> {
  await page.goto(siteProxy.url(path, OFFICIAL_HOST));
  await waitForWorker(page);
  await waitForCachedPage(page);
}

/** Returns the scopes of the host's workers, as paths. */
export const getScopes = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** Makes the browser check for a new worker. The page may reload as a result. */
export const checkForUpdate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const check = async (): Promise<void> => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      // The first call may have joined a check that had already requested the old worker.
      await registration?.update();
    };
    // The page may reload before the second check ends.
    check().catch(() => undefined);
  });

/** Stops the workers if a new one is waiting, as browsers do with idle workers. */
async function stopWorkersIfWaiting(page: Page): Promise<void> {
  const isWaiting = await page
    .evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
    // The page may be reloading.
    .catch(() => false);
  if (isWaiting) {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.stopAllWorkers');
    await devTools.detach();
  }
}

/**
 * Polls a value that changes when a new worker is activated. If the new worker waits for long, the workers are stopped:
 * Chromium sometimes doesn't notice that the old worker is idle, and the new one would wait for minutes.
 */
export function pollDuringUpdate<T>(page: Page, getValue: () => T | Promise<T>) {
  const stuckAt = Date.now() + STUCK_AFTER_MS;
  return expect.poll(
    async () => {
      if (Date.now() > stuckAt) {
        await stopWorkersIfWaiting(page);
      }
      return getValue();
    },
    { timeout: ACTIVATION_TIMEOUT_MS },
  );
}

/** Searches, and expects results from the library. */
export async function search(page: Page): Promise<void> {
  const dialog = page.locator('dialog#siteSearch');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dashboard');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.locator('a[href*="/toolpad/core/"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
