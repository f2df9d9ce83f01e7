/** A new worker takes over: each page reloads once, and never under a reader's hands. */
import type { Page } from 'playwright-core';
import { until } from '../../../scripts/lib/until.mjs';
import { countLoads, OFFICIAL_HOST, setUpHosts, workerIsOn } from '../../support/companion/hosts';

const PAGE = 'core/introduction/base-concepts/';
const WORKER = 'sw.js';

/** A moment in which a second reload would have come. */
const MOMENT_MS = 1000;

jest.setTimeout(90_000);
const site = setUpHosts();

async function openTabs(count: number): Promise<Page[]> {
  const reader = await site().newReader();
  const tabs: Page[] = [];
  for (let tab = 0; tab < count; tab += 1) {
    const page = await reader.newPage();
    await page.goto(site().front.url(PAGE, OFFICIAL_HOST));
    await workerIsOn(page);
    tabs.push(page);
  }
  return tabs;
}

/** Publishes another worker, and has a tab ask for it. */
async function update(tab: Page): Promise<void> {
  site().front.change.set(WORKER, (body) => `${body}\n// ${Date.now()}`);
  await tab.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/** The worker that is at work, told apart from the one before by a mark. */
const mark = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    const { controller } = navigator.serviceWorker;
    Object.assign(controller ?? {}, { isOld: true });
  });
/** How far the new worker has come; what stops it on its way is in the message of the failure. */
const workers = (tab: Page): Promise<string[]> =>
  tab.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { controller } = navigator.serviceWorker;
    const nameOf = (worker: ServiceWorker): string =>
      `${'isOld' in worker ? 'old' : 'new'} ${worker.state}${worker === controller ? ', in charge' : ''}`;
    return [registration?.installing, registration?.waiting, registration?.active].flatMap(
      (worker) => (worker ? nameOf(worker) : []),
    );
  });
const newWorkerIsOn = (tab: Page): Promise<string[]> =>
  until(
    () => workers(tab),
    (all) => all.includes('new activated, in charge'),
  );

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, MOMENT_MS));

test('two open tabs reload once each', async () => {
  const tabs = await openTabs(2);
  const [first] = tabs as [Page];
  const loads = tabs.map(countLoads);
  await update(first);
  await until(
    () => loads.map((count) => count()),
    (counts) => counts.every((count) => count > 0),
  );
  await moment();
  expect(loads.map((count) => count())).toEqual([1, 1]);
  // The next update is another one.
  await update(first);
  await until(
    () => loads.map((count) => count()),
    (counts) => counts.every((count) => count > 1),
  );
  await moment();
  expect(loads.map((count) => count())).toEqual([2, 2]);
});

test('the first worker of a visit reloads nothing', async () => {
  const reader = await site().newReader();
  const page = await reader.newPage();
  const loads = countLoads(page);
  await page.goto(site().front.url(PAGE, OFFICIAL_HOST));
  await workerIsOn(page);
  await moment();
  expect(loads()).toBe(1);
});

test('not while typing in a field, but after leaving it', async () => {
  const [page] = (await openTabs(1)) as [Page];
  const loads = countLoads(page);
  const field = page.getByRole('searchbox', { name: 'Filter pages' });
  await field.focus();
  await page.keyboard.type('dash');
  await mark(page);
  await update(page);
  await newWorkerIsOn(page);
  await page.keyboard.type('board');
  await expect(field.inputValue()).resolves.toBe('dashboard');
  expect(loads()).toBe(0);
  const reloaded = page.waitForEvent('load');
  await field.blur();
  await reloaded;
  await moment();
  expect(loads()).toBe(1);
});

test('of two tabs the one whose reader types waits, and keeps what was typed', async () => {
  const [idle, typing] = (await openTabs(2)) as [Page, Page];
  const loads = [idle, typing].map(countLoads);
  const field = typing.getByRole('searchbox', { name: 'Filter pages' });
  await field.focus();
  await typing.keyboard.type('dash');
  await mark(typing);
  const reloaded = idle.waitForEvent('load');
  await update(idle);
  await reloaded;
  await newWorkerIsOn(typing);
  await typing.keyboard.type('board');
  await expect(field.inputValue()).resolves.toBe('dashboard');
  expect(loads.map((count) => count())).toEqual([1, 0]);
  const last = typing.waitForEvent('load');
  await field.blur();
  await last;
  await moment();
  expect(loads.map((count) => count())).toEqual([1, 1]);
});

test('not while typing in a frame either', async () => {
  const [page] = (await openTabs(1)) as [Page];
  const loads = countLoads(page);
  await page.locator('.prose').evaluate((prose) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<input aria-label="Name">';
    prose.prepend(frame);
  });
  const field = page.frameLocator('.prose iframe').getByRole('textbox', { name: 'Name' });
  await field.click();
  await mark(page);
  await update(page);
  await newWorkerIsOn(page);
  await field.pressSequentially('text');
  await expect(field.inputValue()).resolves.toBe('text');
  expect(loads()).toBe(0);
  const reloaded = page.waitForEvent('load');
  await page.locator('h1').click();
  await reloaded;
  expect(loads()).toBe(1);
});
