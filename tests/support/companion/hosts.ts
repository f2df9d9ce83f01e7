// cspell:ignore evilmui
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { HOUSE_ADS } from '../../../plugins/site-companion/ads/houseAds';
import { startChromium } from '../../../scripts/lib/chromium';
import { until } from '../../../scripts/lib/until.mjs';
import { makeCertificate } from './certificate';
import { type Front, startFront } from './front';
import { READER } from './visit';

/** Hosts of other people whose names resemble the official one. */
export const OFFICIAL_HOST = 'mui.com';
export const OTHER_HOSTS = ['mui.com.evil.test', 'evilmui.com', 'localhost', '127.0.0.1'] as const;

const HOSTS = [OFFICIAL_HOST, ...OTHER_HOSTS];
const PATIENCE_MS = 20_000;

/** The site under several host names, all of them by https:, which mui.com demands of browsers. */
export interface HostedSite {
  front: Front;
  /** A reader's browser, with nothing stored. */
  newReader: () => Promise<BrowserContext>;
}

function launch(trusted: string): Promise<Browser> {
  const mapped = HOSTS.map((host) => `MAP ${host} 127.0.0.1`);
  return startChromium({
    args: [
      `--host-resolver-rules=${[...mapped, 'MAP * ~NOTFOUND'].join(', ')}`,
      `--ignore-certificate-errors-spki-list=${trusted}`,
    ],
  });
}

/** The site under the official host name and others, for each test of a file. */
export function setUpHosts(): () => HostedSite {
  let front: Front | undefined;
  let browser: Browser | undefined;
  let contexts: BrowserContext[] = [];
  beforeEach(async () => {
    const { trusted, ...tls } = await makeCertificate();
    front = await startFront(tls);
    browser = await launch(trusted);
  });
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    await browser?.close();
    await front?.close();
  });
  return () => {
    const [server, program] = [front, browser];
    if (!server || !program) {
      throw new Error('The site is served in tests only.');
    }
    return {
      front: server,
      newReader: async () => {
        const context = await program.newContext({ userAgent: READER });
        context.setDefaultTimeout(PATIENCE_MS);
        contexts.push(context);
        return context;
      },
    };
  };
}

/** Counts the documents that a page has loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** Resolves when the worker has been activated and is the page's. */
export async function workerIsOn(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Resolves when the worker keeps a page, with its scripts and pictures. */
export async function pageIsKept(page: Page): Promise<void> {
  const pictures = HOUSE_ADS.flatMap(({ img }) => [
    `/toolpad/${img.light}`,
    `/toolpad/${img.dark}`,
  ]);
  const isKept = async (houseAds: string[]): Promise<boolean> => {
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
    return found.every((response) => response?.ok);
  };
  await until(() => page.evaluate(isKept, pictures), Boolean);
}

/** Opens a page on the official host and waits until the worker keeps it. */
export async function readOnHost({ front, newReader }: HostedSite, path: string): Promise<Page> {
  const page = await (await newReader()).newPage();
  await page.goto(front.url(path, OFFICIAL_HOST));
  await workerIsOn(page);
  await pageIsKept(page);
  return page;
}

/** The scopes of the host's workers, as paths. */
export const registrations = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

/** The names of the host's caches. */
export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Has the browser look for a new worker. The page may be reloaded by what it finds. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    navigator.serviceWorker.getRegistration().then(
      (registration) => registration?.update(),
      () => undefined,
    );
  });
