/** A new worker takes over: each page reloads once, and never under a reader's hands. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Front } from '../../support/companion/front';
import { OFFICIAL_HOST, workerIsOn } from '../../support/companion/hosts';
import { expect, test } from '../../support/companion/test';

const PAGE = 'core/introduction/base-concepts/';

test.beforeEach(() => test.setTimeout(90_000));

/** Opens the same page in two tabs, and counts the documents that each of them loads. */
async function openTabs(context: BrowserContext, front: Front) {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  const loads = [0, 0];
  for (const [index, tab] of tabs.entries()) {
    tab.on('load', () => (loads[index] = (loads[index] ?? 0) + 1));
    await tab.goto(front.url(PAGE, OFFICIAL_HOST));
    await workerIsOn(tab);
  }
  return {
    tabs,
    /** Expects that the tabs have loaded so many documents, and load no other one. */
    expectLoads: async (...counts: number[]): Promise<void> => {
      await expect.poll(() => loads).toEqual(counts);
      await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
      expect(loads).toEqual(counts);
    },
  };
}

/** Publishes another worker, and has a tab ask for it. */
async function update(front: Front, tab: Page): Promise<void> {
  // The same for each request: browsers ask by themselves, too, and would find yet another one.
  const version = Date.now();
  front.change.set('sw.js', (body) => `${body}\n// ${version}`);
  await tab.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

/** Marks the worker that is at work, to tell it apart from the next one. */
const markWorker = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    Object.assign(navigator.serviceWorker.controller ?? {}, { isOld: true });
  });

/** Resolves when a new worker is in charge of a tab; what stops it on its way is in the message of the failure. */
async function newWorkerIsOn(tab: Page): Promise<void> {
  const workers = (): Promise<string[]> =>
    tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const { controller } = navigator.serviceWorker;
      const nameOf = (worker: ServiceWorker): string =>
        `${'isOld' in worker ? 'old' : 'new'} ${worker.state}${worker === controller ? ', in charge' : ''}`;
      return [registration?.installing, registration?.waiting, registration?.active].flatMap(
        (worker) => (worker ? nameOf(worker) : []),
      );
    });
  await expect.poll(workers).toContain('new activated, in charge');
}

test('it reloads each open tab once when a new worker takes over, and none for the first worker', async ({
  context,
  front,
}) => {
  const { tabs, expectLoads } = await openTabs(context, front);
  await expectLoads(1, 1);
  await update(front, tabs[0]);
  await expectLoads(2, 2);
  // The next update is another one.
  await update(front, tabs[0]);
  await expectLoads(3, 3);
});

test('it waits in the tab whose reader types, in a field or in a frame, and keeps what was typed', async ({
  context,
  front,
}) => {
  const { tabs, expectLoads } = await openTabs(context, front);
  const [, typing] = tabs;
  const typeMeanwhile = async (field: Locator, counts: number[]): Promise<void> => {
    await field.click();
    await typing.keyboard.type('dash');
    await markWorker(typing);
    await update(front, typing);
    await newWorkerIsOn(typing);
    await typing.keyboard.type('board');
    await expect(field).toHaveValue('dashboard');
    await expectLoads(...counts);
    await typing.locator('h1').click();
  };
  await typeMeanwhile(typing.getByRole('searchbox', { name: 'Filter pages' }), [2, 1]);
  await expectLoads(2, 2);

  await typing.locator('.prose').evaluate((prose) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<input aria-label="Name">';
    prose.prepend(frame);
  });
  const frame = typing.locator('.prose iframe').contentFrame();
  await typeMeanwhile(frame.getByRole('textbox', { name: 'Name' }), [3, 2]);
  await expectLoads(3, 3);
});
