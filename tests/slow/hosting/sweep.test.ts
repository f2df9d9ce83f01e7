/** Every page under its policy, with React and all its demos alive. */
import type { Page } from 'playwright-core';
import { filesBelow } from '../../../plugins/shared/node/files';
import { BUILD } from '../../support/build';
import { onNginx } from '../../support/hosts/nginx';
import { openReader, SITE } from '../../support/hosts/reader';
import { reactIsOn, showIntent } from '../../support/start';

/** How many pages are open at a time. */
const AT_ONCE = 3;
const LONGEST_MS = 15 * 60_000;

/** Brings a page to life: React, and the frame of each demo. */
async function readWhole(page: Page, path: string): Promise<void> {
  await page.goto(SITE + path, { waitUntil: 'load' });
  if (new URL(page.url()).pathname !== `/toolpad/${path}`) {
    return;
  }
  await showIntent(page);
  await reactIsOn(page);
  for (const element of await page.locator('[data-demo] [data-src]:visible').all()) {
    const frame = element.locator('iframe').contentFrame();
    await element.scrollIntoViewIfNeeded();
    await frame.locator('script#appScripts').waitFor({ state: 'attached' });
    await element.hover({ position: { x: 20, y: 20 } });
    await element.hover({ position: { x: 40, y: 30 } });
    await frame.locator('html[data-react="on"]').waitFor({ state: 'attached' });
  }
}

onNginx((host) => {
  test(
    'no page and no demo goes against its policy',
    async () => {
      const pages = filesBelow(BUILD, /^index\.html$/)
        .filter((file) => !/^(?:demos|live)\//.test(file))
        .map((file) => file.replace(/index\.html$/, ''));
      expect(pages.length).toBeGreaterThan(100);
      const { context, found, close } = await openReader(host());
      const work = async (): Promise<void> => {
        const page = await context.newPage();
        const cdp = await context.newCDPSession(page);
        // The host's answers, and not those that the service worker keeps.
        await cdp.send('Network.enable');
        await cdp.send('Network.setBypassServiceWorker', { bypass: true });
        for (let path = pages.pop(); path !== undefined; path = pages.pop()) {
          await readWhole(page, path);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      await close();
      expect(found).toEqual([]);
    },
    LONGEST_MS,
  );
});
