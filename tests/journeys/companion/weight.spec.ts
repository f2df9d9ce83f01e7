/** What the companion costs before intent, and that no paint waits for it. */
import { brotliCompressSync, constants } from 'node:zlib';
import { networkOptions } from '../../support/companion/options';
import { expect, test } from '../../support/companion/test';
import { bundleVariant } from '../../support/companion/variant';
import { followLink, pageViews } from '../../support/companion/visit';
import { siteUrl } from '../../support/site';
import { openPage, startPage, startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const NEXT = 'core/introduction/tutorial/';
const MAX_BYTES = 12_000;
const ICON_FONT = 'https://fonts.fake-network.test/icons.css';
const EVERYTHING = { serviceWorker: { officialHost: 'mui.com' }, iconFontUrl: ICON_FONT };

const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test('it fits into its budget with the starter, with everything on', async ({ network }) => {
  const { entry, files } = await bundleVariant(networkOptions(network, EVERYTHING));
  const html = await (await fetch(siteUrl(PAGE))).text();
  const starter = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const sizes = { starter: compressed(starter), companion: compressed(files.get(entry) ?? '') };
  const others = [...files].filter(([name]) => name !== entry);
  console.info(
    `starter ${sizes.starter} B, companion ${sizes.companion} B; on demand: ` +
      others.map(([name, text]) => `${name} ${compressed(text)} B`).join(', '),
  );
  expect(sizes.starter).toBeGreaterThan(0);
  expect(sizes.starter + sizes.companion).toBeLessThanOrEqual(MAX_BYTES);
});

test('it comes in one request that no paint waits for, and asks no third party that is not configured', async ({
  open,
}) => {
  const opened = await open();
  const { page, record } = opened;
  await openPage(opened, PAGE);
  expect(record.requests.filter(({ url }) => url.includes('/companion/'))).toHaveLength(1);
  const status = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/companion/'))
      .map((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus),
  );
  expect(status).toEqual(['non-blocking']);
  await startReact(page);
  await followLink(page, NEXT);
  await record.quiet();
  const origins = record.requests.map(({ url }) => new URL(url).origin);
  expect([...new Set(origins)]).toEqual([new URL(siteUrl()).origin]);
});

test('it lets the page be painted while companion, ads, tag and icon font hang', async ({
  network,
  visit,
}) => {
  network.set({ script: 'hang', gtag: 'hang' });
  const { page } = await visit(EVERYTHING);
  await page.route('https://fonts.fake-network.test/**', () => undefined);
  await page.goto(siteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('link[href*="icons.css"]')).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  await expect(page.locator('h1')).toBeVisible();
  // Painting goes on.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
});

test('it requests the icon font once, however many pages are read', async ({ network, visit }) => {
  const opened = await visit(EVERYTHING);
  const { page, record } = opened;
  await page.route('https://fonts.fake-network.test/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '.icon {}' }),
  );
  await startPage(opened, PAGE);
  await followLink(page, NEXT);
  await followLink(page, 'core/introduction/');
  await pageViews(page, network, 3);
  const requests = record.requests.map(({ url }) => url);
  expect(requests.filter((url) => url.includes('fonts.fake-network'))).toEqual([ICON_FONT]);
});
