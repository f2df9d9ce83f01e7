/** The service worker's off switch: by the companion, and by the worker alone. */
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { serviceWorkerOptions } from '../../../plugins/site-companion/node/serviceWorker';
import { until } from '../../../scripts/lib/until.mjs';
import {
  cacheNames,
  lookForUpdate,
  OFFICIAL_HOST,
  readOnHost,
  registrations,
  setUpHosts,
} from '../../support/companion/hosts';
import { bundleVariant } from '../../support/companion/variant';
import { reactIsOn, showIntent } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const OTHER_APP = 'another app';

jest.setTimeout(90_000);
const site = setUpHosts();

/** A reader of the time when offline reading was on; the host has another app with a worker too. */
async function formerReader(): Promise<Page> {
  const page = await readOnHost(site(), PAGE);
  await page.evaluate((name) => caches.open(name).then(() => undefined), OTHER_APP);
  return page;
}

/** The worker of a build without an official host. The plugin's own part of it would have nothing to precache. */
async function bundleOffWorker(): Promise<string> {
  const { swCustom } = serviceWorkerOptions({ serviceWorker: {} });
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

/** A new release of a page, with another companion. */
async function publish(serviceWorker: { officialHost?: string }): Promise<void> {
  const { front } = site();
  const variant = await bundleVariant({ serviceWorker });
  front.variant = variant;
  front.change.set('core/introduction/', (html) =>
    html.replace(/companion-\w+\.js/, variant.entry),
  );
}

async function expectGone(page: Page): Promise<void> {
  await until(
    // The page may be reloading.
    () => registrations(page).catch(() => ['?']),
    (scopes) => scopes.length === 0,
  );
  await page.reload();
  await until(
    () => cacheNames(page),
    (names) => names.join() === OTHER_APP,
  );
}

test.each([
  ['no official host', {}],
  ['another official host', { officialHost: 'docs.mui.com' }],
])('a companion with %s removes the worker, and what it kept', async (_name, serviceWorker) => {
  const page = await formerReader();
  await publish(serviceWorker);
  await page.goto(site().front.url('core/introduction/', OFFICIAL_HOST));
  await expectGone(page);
  await page.reload();
  await showIntent(page);
  await reactIsOn(page);
  expect(await registrations(page)).toEqual([]);
});

it('removes itself, and what was cached, as the worker of a build without an official host', async () => {
  const page = await formerReader();
  site().front.replace.set('sw.js', {
    status: 200,
    type: 'text/javascript',
    body: await bundleOffWorker(),
  });
  // Where no companion runs, not even one of old: this worker needs none.
  site().front.change.set('core/introduction/', (html) =>
    html.replace(/<script[^>]*companion-[^>]*><\/script>/, ''),
  );
  await page.goto(site().front.url('core/introduction/', OFFICIAL_HOST));
  await lookForUpdate(page);
  await expectGone(page);
  expect((await page.reload())?.fromServiceWorker()).toBe(false);
});

test('a worker of the whole host is somebody else’s', async () => {
  const { front, newReader } = site();
  front.variant = await bundleVariant({ serviceWorker: {}, ads: { enabled: true } });
  const page = await (await newReader()).newPage();
  await page.route('**/companion/**', (route) => route.abort());
  await page.goto(front.url(PAGE, OFFICIAL_HOST));
  await page.evaluate(() =>
    navigator.serviceWorker.register('/toolpad/sw.js?wide', { scope: '/toolpad/core/' }),
  );
  await page.unroute('**/companion/**');
  await page.goto(front.url(PAGE, OFFICIAL_HOST));
  await page.waitForSelector('[data-companion-room] .companion-slot', { state: 'attached' });
  expect(await registrations(page)).toEqual(['/toolpad/core/']);
});
