/** Offline reading when something goes wrong, at the host or in the browser. */
import type { Page } from '@playwright/test';
import type { Front } from '../../support/companion/front';
import {
  lookForUpdate,
  OFFICIAL_HOST,
  readOnHost,
  registrations,
} from '../../support/companion/hosts';
import { expect, test } from '../../support/companion/test';
import { startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const HEADING = 'Base concepts';
const SECOND = 'core/introduction/tutorial/';
const BROKEN = { status: 503, type: 'text/html', body: '<h1>Broken</h1>' };
const NO_WORKERS = [
  ['404', { status: 404, type: 'text/html', body: '<h1>Not found</h1>' }],
  ['HTML', { status: 200, type: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }],
  ['a broken script', { status: 200, type: 'text/javascript', body: '{"' }],
] as const;

test.beforeEach(() => test.setTimeout(90_000));

const address = (front: Front, path: string): string => front.url(path, OFFICIAL_HOST);
const expectHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.locator('h1').first()).toHaveText(name);

/** Records what goes wrong on a page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

test('it shows the kept page when the host fails, and reads from the network what is not kept', async ({
  page,
  front,
}) => {
  await readOnHost(page, front, PAGE);
  front.replace.set(PAGE, BROKEN).set(SECOND, BROKEN);
  await page.reload();
  await expectHeading(page, HEADING);
  const answer = await page.goto(address(front, SECOND));
  expect(answer?.status()).toBe(503);
  await expectHeading(page, 'Broken');

  front.replace.clear();
  await page.evaluate(async () =>
    Promise.all((await caches.keys()).map((name) => caches.delete(name))),
  );
  await page.goto(address(front, PAGE));
  await startReact(page);
  await expectHeading(page, HEADING);
});

test('it shows the kept page when the host does not answer for three seconds', async ({
  page,
  front,
}) => {
  await readOnHost(page, front, PAGE);
  front.stalled.add(PAGE);
  const start = Date.now();
  await page.reload({ waitUntil: 'commit' });
  expect(Date.now() - start).toBeGreaterThanOrEqual(3000);
  await expectHeading(page, HEADING);
});

test('it works online, and says nothing, where the browser has no room', async ({
  page,
  front,
}) => {
  const errors = errorsOf(page);
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(address(front, ''));
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto(address(front, PAGE));
  await expect.poll(() => front.asked).toContain('/toolpad/offline.html');
  await page.goto(address(front, SECOND));
  await startReact(page);
  await expectHeading(page, /^Tutorial/);
  expect(errors).toEqual([]);
});

test('it has no worker, and works, where sw.js is none on a first visit', async ({
  page,
  front,
}) => {
  const errors = errorsOf(page);
  for (const [name, answer] of NO_WORKERS) {
    await test.step(name, async () => {
      front.replace.set('sw.js', answer);
      front.asked.length = 0;
      await page.goto(address(front, PAGE));
      await expect.poll(() => front.asked).toContain('/toolpad/sw.js');
      await startReact(page);
      expect(await registrations(page)).toEqual([]);
    });
  }
  expect(errors).toEqual([]);
});

test('it goes on with the worker that is there where sw.js is none later', async ({
  page,
  front,
}) => {
  await readOnHost(page, front, PAGE);
  for (const [name, answer] of NO_WORKERS) {
    await test.step(name, async () => {
      front.replace.set('sw.js', answer);
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update().catch(() => undefined);
      });
      front.offline = true;
      await page.reload();
      await expectHeading(page, HEADING);
      front.offline = false;
    });
  }
});

test('it renews the kept pages when a new release takes over', async ({ page, front }) => {
  await readOnHost(page, front, PAGE);
  front.change.set(PAGE, (html) => html.replace(/<h1[^>]*>/, '$&Renewed: '));
  front.change.set('sw.js', (body) => `${body}\n// Next release`);
  const keptPage = (): Promise<string> =>
    page.evaluate(async () => (await (await caches.match(location.href))?.text()) ?? '');
  const reloaded = page.waitForEvent('load');
  await lookForUpdate(page);
  await reloaded;
  await expect.poll(keptPage).toContain('Renewed: ');
  front.offline = true;
  await page.reload();
  await expectHeading(page, /^Renewed: /);
});
