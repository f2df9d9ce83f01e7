/** The service worker's off switch: by the companion, and by the worker alone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { bundleWorker } from '../../../plugins/site-companion/node/bundle';
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

test('the worker that a build without official host has removes itself', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'worker-'));
  await bundleWorker(folder, null);
  const body = fs.readFileSync(path.join(folder, 'sw.js'), 'utf8');
  fs.rmSync(folder, { recursive: true });
  const page = await formerReader();
  site().front.replace.set('sw.js', { status: 200, type: 'text/javascript', body });
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
