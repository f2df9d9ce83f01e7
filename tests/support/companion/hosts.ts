// cspell:ignore evilmui
import type { Page } from '@playwright/test';
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';
import { expect } from '../test';
import type { Front } from './front';

/** Hosts of other people whose names resemble the official one. */
export const OFFICIAL_HOST = 'mui.com';
export const OTHER_HOSTS = ['mui.com.evil.test', 'evilmui.com', 'localhost', '127.0.0.1'] as const;

/** The names under which a browser finds the site on this machine. */
export const HOSTS = [OFFICIAL_HOST, ...OTHER_HOSTS];

/** Resolves when the worker has been activated and is the page's. */
export async function workerIsOn(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { intervals: [50] })
    .toBe('activated');
}

/** Resolves when the worker keeps a page, with its scripts and pictures. */
export async function pageIsKept(page: Page): Promise<void> {
  const pictures = HOUSE_ADS.flatMap(({ img }) => [
    `/toolpad/${img.light}`,
    `/toolpad/${img.dark}`,
  ]);
  const missing = async (houseAds: string[]): Promise<string[]> => {
    const list = document.getElementById('appScripts')?.textContent ?? '[]';
    const address = location.origin + location.pathname.replace(/\/?$/, '/');
    const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
    const all = [
      address,
      ...(JSON.parse(list) as string[]),
      ...icons.map(({ href }) => href),
      ...houseAds,
    ];
    const found = await Promise.all(all.map((file) => caches.match(file, { ignoreSearch: true })));
    return all.filter((_, index) => !found[index]?.ok);
  };
  await expect.poll(() => page.evaluate(missing, pictures), { intervals: [50] }).toEqual([]);
}

/** Opens a page on the official host and waits until the worker keeps it. */
export async function readOnHost(page: Page, front: Front, path: string): Promise<void> {
  await page.goto(front.url(path, OFFICIAL_HOST));
  await workerIsOn(page);
  await pageIsKept(page);
}

/** The scopes of the host's workers, as paths. */
export const registrations = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** Has the browser look for a new worker. The page may be reloaded by what it finds. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.serviceWorker.getRegistration().then(
      (registration) => registration?.update(),
      () => undefined,
    );
  });
