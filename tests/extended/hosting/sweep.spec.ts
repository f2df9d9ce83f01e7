/** Pages of each kind under their policy, with React and all their demos alive. */
import { expect } from '@playwright/test';
import { startReact } from '../../support/start';
import { WITHOUT_NGINX } from '../../support/hosts/nginx';
import { SITE, test } from '../../support/hosts/test';
import { PAGE_KINDS } from '../../support/site';

test.skip(...WITHOUT_NGINX);

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`it keeps to its policy, with all its demos: ${kind}`, async ({ openReader }) => {
    test.slow();
    const { context, found } = await openReader();
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // The host's answers, and not those that the service worker keeps.
    await cdp.send('Network.enable');
    await cdp.send('Network.setBypassServiceWorker', { bypass: true });
    await page.goto(SITE + path);
    await startReact(page);
    for (const element of await page.locator('[data-demo] [data-src]:visible').all()) {
      const frame = element.locator('iframe').contentFrame();
      await element.scrollIntoViewIfNeeded();
      await expect(frame.locator('script#appScripts')).toBeAttached();
      await element.hover({ position: { x: 20, y: 20 } });
      await element.hover({ position: { x: 40, y: 30 } });
      await expect(frame.locator('html')).toHaveAttribute('data-react', 'on');
    }
    // A page that does not exist is reported as a resource that failed.
    expect(found.filter((text) => kind !== '404' || !text.includes('status of 404'))).toEqual([]);
  });
}
