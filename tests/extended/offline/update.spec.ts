/** Tests that pages reload when a new worker takes over. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SiteProxy } from './siteProxy';
import { checkForUpdate, OFFICIAL_HOST, pollDuringUpdate, waitForWorker } from './worker';
import { expect, test } from './test';

const PAGE = 'core/introduction/base-concepts/';

/** Opens the same page in two tabs, and counts the documents that each tab loads. */
async function openTabs(context: BrowserContext, siteProxy: SiteProxy) {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  const loads = [0, 0];
  for (const [index, tab] of tabs.entries()) {
    tab.on('load', () => (loads[index] = (loads[index] ?? 0) + 1));
    await tab.goto(siteProxy.url(PAGE, OFFICIAL_HOST));
    await waitForWorker(tab);
  }
  return {
    tabs,
    /** Expects the given number of loads in each tab, and no further load before the new worker controls the tabs. */
    expectLoads: async (...counts: number[]): Promise<void> => {
      await pollDuringUpdate(tabs[1], () => loads).toEqual(counts);
      await Promise.all(tabs.map(waitForWorker));
      expect(loads).toEqual(counts);
    },
  };
}

/** Publishes a new worker, and makes a tab check for it. */
async function publishWorker(siteProxy: SiteProxy, tab: Page): Promise<void> {
  // All later requests get the same version, because browsers also check for updates on their own.
  const version = Date.now();
  siteProxy.change.set('sw.js', (body) => `${body}\n// ${version}`);
  await checkForUpdate(tab);
}

/** Marks the current worker, to distinguish it from the next one. */
const markWorker = (tab: Page): Promise<void> =>
  tab.evaluate(() => {
    Object.assign(navigator.serviceWorker.controller ?? {}, { isOld: true });
  });

/** Resolves when a new worker controls a tab. */
const waitForNewWorker = (tab: Page): Promise<void> =>
  pollDuringUpdate(tab, () =>
    tab.evaluate(() => {
      const { controller } = navigator.serviceWorker;
      return controller && !('isOld' in controller) ? controller.state : 'old';
    }),
  ).toBe('activated');

test('it reloads each open tab once when a new worker replaces another, but not when the first worker takes over', async ({
  context,
  siteProxy,
}) => {
  const { tabs, expectLoads } = await openTabs(context, siteProxy);
  await expectLoads(1, 1);
  await publishWorker(siteProxy, tabs[0]);
  await expectLoads(2, 2);
  await publishWorker(siteProxy, tabs[0]);
  await expectLoads(3, 3);
});

test('it doesn’t reload a tab while the reader types in a field or in a frame', async ({
  context,
  siteProxy,
}) => {
  const { tabs, expectLoads } = await openTabs(context, siteProxy);
  const [, typing] = tabs;
  const typeDuringUpdate = async (field: Locator, counts: number[]): Promise<void> => {
    await field.click();
    await typing.keyboard.type('dash');
    await markWorker(typing);
    await publishWorker(siteProxy, typing);
    await waitForNewWorker(typing);
    await typing.keyboard.type('board');
    await expect(field).toHaveValue('dashboard');
    await expectLoads(...counts);
    await typing.locator('h1').click();
  };
  await typeDuringUpdate(typing.getByRole('searchbox', { name: 'Filter pages' }), [2, 1]);
  await expectLoads(2, 2);

  await typing.locator('.prose').evaluate((prose) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<input aria-label="Name">';
    prose.prepend(frame);
  });
  const frame = typing.locator('.prose iframe').contentFrame();
  await typeDuringUpdate(frame.getByRole('textbox', { name: 'Name' }), [3, 2]);
  await expectLoads(3, 3);
});
