/** Tests the worker of a build without an official host, which replaces an earlier worker and then removes itself. */
import { build } from 'esbuild';
import { createServiceWorkerOptions } from '../../../plugins/site-companion/offline/options';
import { checkForUpdate, getScopes, OFFICIAL_HOST, pollDuringUpdate, visitOnHost } from './worker';
import { expect, test } from './test';

const NEXT_PAGE = 'core/introduction/';
const OTHER_CACHE = 'another app';

/**
 * Bundles the worker of a build without an official host. Only the site's part is bundled, because the plugin's part
 * would precache nothing.
 */
async function bundleRemovingWorker(): Promise<string> {
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

test('it removes the worker and its caches if the next build has no official host', async ({
  page,
  siteProxy,
}) => {
  await visitOnHost(page, siteProxy, 'core/introduction/base-concepts/');
  await page.evaluate((name) => caches.open(name).then(() => undefined), OTHER_CACHE);
  siteProxy.replace.set('sw.js', {
    status: 200,
    type: 'text/javascript',
    body: await bundleRemovingWorker(),
  });
  // Removes the companion, because the worker must also work without it.
  siteProxy.change.set(NEXT_PAGE, (html) =>
    html.replace(/<script[^>]*companion-[^>]*><\/script>/, ''),
  );
  await page.goto(siteProxy.url(NEXT_PAGE, OFFICIAL_HOST));
  await checkForUpdate(page);
  // The page may be reloading.
  await pollDuringUpdate(page, () => getScopes(page).catch(() => ['?'])).toEqual([]);
  await page.reload();
  // The cache of another app on the same host must be kept.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([OTHER_CACHE]);
  expect((await page.reload())?.fromServiceWorker()).toBe(false);
});
