/** The service worker's off switch: by the companion, and by the worker alone. */
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { serviceWorkerOptions } from '../../../plugins/site-companion/node/serviceWorker';
import type { Front } from '../../support/companion/front';
import {
  lookForUpdate,
  OFFICIAL_HOST,
  readOnHost,
  registrations,
} from '../../support/companion/hosts';
import { companionStarts } from '../../support/companion/probes';
import { expect, test } from '../../support/companion/test';
import { bundleVariant } from '../../support/companion/variant';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const NEXT = 'core/introduction/';
const OTHER_APP = 'another app';

test.beforeEach(() => test.setTimeout(90_000));

/** A reader of the time when offline reading was on; the host has another app with a worker too. */
async function readFormerly(page: Page, front: Front): Promise<void> {
  await readOnHost(page, front, PAGE);
  await page.evaluate((name) => caches.open(name).then(() => undefined), OTHER_APP);
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

/** Expects that the worker goes, and with it what it kept. */
async function expectGone(page: Page): Promise<void> {
  // The page may be reloading.
  await expect.poll(() => registrations(page).catch(() => ['?'])).toEqual([]);
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([OTHER_APP]);
}

for (const [name, serviceWorker] of [
  ['no official host', {}],
  ['another official host', { officialHost: 'docs.mui.com' }],
] as const) {
  test(`it removes the worker, and what it kept, if the companion has ${name}`, async ({
    page,
    front,
  }) => {
    await readFormerly(page, front);
    const variant = await bundleVariant({ serviceWorker });
    front.variant = variant;
    front.change.set(NEXT, (html) => html.replace(/companion-\w+\.js/, variant.entry));
    await page.goto(front.url(NEXT, OFFICIAL_HOST));
    await expectGone(page);
    await page.reload();
    await startReact(page);
    expect(await registrations(page)).toEqual([]);
  });
}

test('it removes itself, and what was kept, as the worker of a build without an official host', async ({
  page,
  front,
}) => {
  await readFormerly(page, front);
  front.replace.set('sw.js', {
    status: 200,
    type: 'text/javascript',
    body: await bundleOffWorker(),
  });
  // Where no companion runs, not even one of old: this worker needs none.
  front.change.set(NEXT, (html) => html.replace(/<script[^>]*companion-[^>]*><\/script>/, ''));
  await page.goto(front.url(NEXT, OFFICIAL_HOST));
  await lookForUpdate(page);
  await expectGone(page);
  expect((await page.reload())?.fromServiceWorker()).toBe(false);
});

test('it leaves a worker with another scope alone, which is somebody else’s', async ({
  page,
  front,
}) => {
  front.variant = await bundleVariant({ serviceWorker: {}, ads: { enabled: true } });
  await page.route('**/companion/**', (route) => route.abort());
  await page.goto(front.url(PAGE, OFFICIAL_HOST));
  await page.evaluate(() =>
    navigator.serviceWorker.register('/toolpad/sw.js?wide', { scope: '/toolpad/core/' }),
  );
  await page.unroute('**/companion/**');
  await page.goto(front.url(PAGE, OFFICIAL_HOST));
  await companionStarts(page);
  expect(await registrations(page)).toEqual(['/toolpad/core/']);
});
