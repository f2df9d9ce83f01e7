/** Reading offline: on the official host only, and what the worker then keeps. */
import type { Page } from 'playwright-core';
import {
  OFFICIAL_HOST,
  OTHER_HOSTS,
  pageIsKept,
  readOnHost,
  registrations,
  setUpHosts,
} from '../../support/companion/hosts';
import { reactIsOn, showIntent } from '../../support/start';
import { followLink } from '../../support/companion/visit';

const PAGE = 'core/introduction/base-concepts/';
const SECOND = 'core/introduction/tutorial/';
const UNREAD = 'studio/getting-started/';

jest.setTimeout(90_000);
const site = setUpHosts();

const readFirst = (): Promise<Page> => readOnHost(site(), PAGE);

async function stopWorkers(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  const stopped = new Promise<void>((resolve) =>
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) {
        resolve();
      }
    }),
  );
  await cdp.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await cdp.detach();
}

async function startsReact(page: Page): Promise<void> {
  await showIntent(page);
  await reactIsOn(page);
}

test('the official host registers the worker, for the docs alone', async () => {
  const { front } = site();
  const page = await readFirst();
  expect(await registrations(page)).toEqual(['/toolpad/']);
  expect(front.asked).toContain('/toolpad/sw.js');
});

test.each(OTHER_HOSTS)('%s registers none', async (host) => {
  const { front, newReader } = site();
  const page = await (await newReader()).newPage();
  await page.goto(front.url(PAGE, host));
  await page.waitForSelector('[data-companion-room] .companion-slot', { state: 'attached' });
  expect(await page.evaluate(() => isSecureContext)).toBe(true);
  expect(await registrations(page)).toEqual([]);
  expect(front.asked.filter((path) => path.includes('sw.js'))).toEqual([]);
});

test('the worker answers, also after it was stopped and started again', async () => {
  const page = await readFirst();
  expect((await page.reload())?.fromServiceWorker()).toBe(true);
  await stopWorkers(page);
  expect((await page.reload())?.fromServiceWorker()).toBe(true);
  site().front.offline = true;
  await stopWorkers(page);
  expect((await page.reload())?.fromServiceWorker()).toBe(true);
  await expect(page.locator('h1').innerText()).resolves.toBeTruthy();
});

test('the worker throws nothing, and asks for no page twice', async () => {
  const { front } = site();
  const page = await readFirst();
  const errors: string[] = [];
  page.context().on('weberror', (error) => errors.push(String(error.error())));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  for (const worker of page.context().serviceWorkers()) {
    await worker.evaluate(() => {
      Object.assign(self, { rejections: [] });
      addEventListener('unhandledrejection', ({ reason }) =>
        (self as unknown as { rejections: string[] }).rejections.push(String(reason)),
      );
    });
  }
  front.asked.length = 0;
  await page.goto(front.url(SECOND, OFFICIAL_HOST));
  await startsReact(page);
  await pageIsKept(page);
  expect(front.asked.filter((path) => path.endsWith(SECOND))).toHaveLength(1);
  const rejections = await Promise.all(
    page
      .context()
      .serviceWorkers()
      .map((worker) =>
        worker.evaluate(() => (self as unknown as { rejections: string[] }).rejections),
      ),
  );
  expect(rejections).toEqual([[]]);
  expect(errors).toEqual([]);
});

test('a kept page that is prefetched comes from the network, so that the click finds it', async () => {
  const page = await readFirst();
  const { asked } = site().front;
  // The browser keeps none here, as if the moment had passed.
  const fetchAhead = (): Promise<string> =>
    page.evaluate(async () => (await fetch(location.href, { cache: 'no-store' })).text());
  asked.length = 0;
  const fetched = await fetchAhead();
  expect(asked.filter((path) => path.endsWith(PAGE))).toHaveLength(1);
  site().front.offline = true;
  expect(await fetchAhead()).toBe(fetched);
});

describe('offline', () => {
  test('a visited page opens again, and React starts there on intent', async () => {
    const page = await readFirst();
    site().front.offline = true;
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
    await page.reload();
    await startsReact(page);
    await expect(page.locator('h1').innerText()).resolves.toBeTruthy();
    // Not even a picture is missing; what fails is other pages' scripts, fetched ahead.
    expect(failed.filter((path) => !path.includes('/assets/js/'))).toEqual([]);
  });

  test('a page that was visited by a client navigation', async () => {
    const page = await readFirst();
    await startsReact(page);
    await followLink(page, SECOND);
    await pageIsKept(page);
    site().front.offline = true;
    await page.goto(site().front.url(SECOND, OFFICIAL_HOST));
    await startsReact(page);
    // Links without the slash at the end lead there too.
    await page.goto(site().front.url(SECOND.slice(0, -1), OFFICIAL_HOST));
    await expect(page.locator('h1').innerText()).resolves.not.toMatch(/offline/i);
    expect(page.url()).toBe(site().front.url(SECOND, OFFICIAL_HOST));
  });

  test.each([
    ['that was used before', true],
    ['that was never used', false],
  ])('a search %s', async (_name, isWarm) => {
    const page = await readFirst();
    const search = async (): Promise<string[]> => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('dashboard');
      await page.locator('dialog#siteSearch').getByRole('option').first().waitFor();
      return page
        .locator('dialog#siteSearch a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    };
    if (isWarm) {
      await search();
    }
    site().front.offline = true;
    await page.reload();
    await expect(search()).resolves.toContainEqual(expect.stringContaining('/toolpad/core/'));
  });

  test('an unvisited page says so, and leads to those that can be read', async () => {
    const page = await readFirst();
    site().front.offline = true;
    const response = await page.goto(site().front.url(UNREAD, OFFICIAL_HOST));
    expect(response?.status()).toBe(503);
    await expect(page.locator('h1').innerText()).resolves.toBe('You are offline');
    await page.getByRole('link', { name: `/toolpad/${PAGE}` }).click();
    await expect(page.locator('h1').innerText()).resolves.not.toMatch(/offline/i);
  });
});

test('the manifest makes the site installable', async () => {
  const page = await readFirst();
  const cdp = await page.context().newCDPSession(page);
  const { errors, url, data } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(site().front.url('manifest.webmanifest', OFFICIAL_HOST));
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, new URL(src, url).href);
    expect(sizes === 'any' ? size : sizes).toBe(size);
  }
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
  // What a browser without a window, in private, says of itself.
  const own = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(own).toEqual([]);
});
