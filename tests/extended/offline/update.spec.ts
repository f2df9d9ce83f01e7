/** Tests that pages reload when a new worker takes over. */
import type { BrowserContext, Page } from '@playwright/test';
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

test('it reloads each open tab once when a new worker replaces another, but not while the reader types', async ({
  context,
  siteProxy,
}) => {
  const { tabs, expectLoads } = await openTabs(context, siteProxy);
  // The first worker reloads no tab.
  await expectLoads(1, 1);
  await publishWorker(siteProxy, tabs[0]);
  await expectLoads(2, 2);

  const [, typing] = tabs;
  await typing.locator('.prose').evaluate((prose) => {
    const frame = document.createElement('iframe');
    frame.srcdoc = '<input aria-label="Name">';
    prose.prepend(frame);
  });
  const field = typing.locator('.prose iframe').contentFrame().getByRole('textbox');
  await field.fill('dash');
  // Marks the current worker, to distinguish it from the next one.
  await typing.evaluate(() => {
    Object.assign(navigator.serviceWorker.controller ?? {}, { isOld: true });
  });
  await publishWorker(siteProxy, typing);
  await pollDuringUpdate(typing, () =>
    typing.evaluate(() => {
      const { controller } = navigator.serviceWorker;
      return controller && !('isOld' in controller) ? controller.state : 'old';
    }),
  ).toBe('activated');
  await expectLoads(3, 2);
  await expect(field).toHaveValue('dash');
  await typing.locator('h1').click();
  await expectLoads(3, 3);
});
