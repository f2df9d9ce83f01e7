/** Tests that the replaced worker removes itself. */
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { createServiceWorkerOptions } from '../../../plugins/site-companion/node/serviceWorker';
import type { SiteProxy } from '../../support/companion/siteProxy';
import {
  getScopes,
  checkForUpdate,
  OFFICIAL_HOST,
  readOnHost,
} from '../../support/companion/hosts';
import { expect, test } from '../../support/companion/test';

const PAGE = 'core/introduction/base-concepts/';
const NEXT = 'core/introduction/';
const OTHER_APP = 'another app';

test.beforeEach(() => test.setTimeout(90_000));

/** Reads a page while offline reading is on, on a host where another app also has caches. */
async function readBefore(page: Page, siteProxy: SiteProxy): Promise<void> {
  await readOnHost(page, siteProxy, PAGE);
  await page.evaluate((name) => caches.open(name).then(() => undefined), OTHER_APP);
}

/**
 * Bundles the worker of a build without an official host. The plugin's own part isn't bundled, because it would
 * precache nothing.
 */
async function bundleOffWorker(): Promise<string> {
  const { swCustom } = createServiceWorkerOptions({ serviceWorker: {} });
  const { outputFiles } = await build({
    stdin: {
      contents: `import start from ${JSON.stringify(swCustom)}; start();`,
      resolveDir: __dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}

/** Expects that the worker and its caches are removed. */
async function expectGone(page: Page): Promise<void> {
  // The page may be reloading.
  await expect.poll(() => getScopes(page).catch(() => ['?'])).toEqual([]);
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([OTHER_APP]);
}

test('it removes the worker and its caches if the next build has no official host', async ({
  page,
  siteProxy,
}) => {
  await readBefore(page, siteProxy);
  siteProxy.replace.set('sw.js', {
    status: 200,
    type: 'text/javascript',
    body: await bundleOffWorker(),
  });
  // This worker must work without the companion.
  siteProxy.change.set(NEXT, (html) => html.replace(/<script[^>]*companion-[^>]*><\/script>/, ''));
  await page.goto(siteProxy.url(NEXT, OFFICIAL_HOST));
  await checkForUpdate(page);
  await expectGone(page);
  expect((await page.reload())?.fromServiceWorker()).toBe(false);
});
