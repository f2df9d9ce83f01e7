/** Tests the companion's size and requests, and that it doesn't block painting. */
import { brotliCompressSync, constants } from 'node:zlib';
import { bundleVariant, createCompanionOptions, expect, test } from '../../support/companion/test';
import { navigateWithinSite } from '../../support/navigateWithinSite';
import { getSiteUrl } from '../../support/site';
import { openPage, startReact } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const NEXT_PAGE = 'core/introduction/tutorial/';
const MAX_BYTES = 14_800;
const ICON_FONT_URL = 'https://fonts.fake-network.test/icons.css';
const ALL_OPTIONS = { serviceWorker: { officialHost: 'mui.com' }, iconFontUrl: ICON_FONT_URL };

const getCompressedSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

test('it stays within the size limit, including the inline script, if all options are on', async () => {
  const { entry, files } = await bundleVariant(createCompanionOptions(ALL_OPTIONS));
  const html = await (await fetch(getSiteUrl(PAGE))).text();
  const inlineScript = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  const sizes = {
    inlineScript: getCompressedSize(inlineScript),
    companion: getCompressedSize(files.get(entry) ?? ''),
  };
  const others = [...files].filter(([name]) => name !== entry);
  console.info(
    `inline script ${sizes.inlineScript} B, companion ${sizes.companion} B; on demand: ` +
      others.map(([name, text]) => `${name} ${getCompressedSize(text)} B`).join(', '),
  );
  expect(sizes.inlineScript).toBeGreaterThan(0);
  expect(sizes.inlineScript + sizes.companion).toBeLessThanOrEqual(MAX_BYTES);
});

test('it loads in one request that doesn’t block painting, and sends no requests to third parties by default', async ({
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
  await navigateWithinSite(page, NEXT_PAGE);
  await record.quiet();
  const origins = record.requests.map(({ url }) => new URL(url).origin);
  expect([...new Set(origins)]).toEqual([new URL(getSiteUrl()).origin]);
});

test('it doesn’t block painting if the ad script and Google’s tag never load', async ({
  network,
  visit,
}) => {
  network.set({ script: 'hang', tag: 'hang' });
  const { page } = await visit(ALL_OPTIONS);
  await page.goto(getSiteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  await expect(page.locator('h1')).toBeVisible();
  // A frame proves that the browser still paints.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
});

test('it requests the icon font once, after the page has loaded', async ({ network, visit }) => {
  const { page, record } = await visit(ALL_OPTIONS);
  await page.route('https://fonts.fake-network.test/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '.icon {}' }),
  );
  await page.goto(getSiteUrl(PAGE));
  await expect(page.locator('link[href*="icons.css"]')).toBeAttached();
  await record.quiet();
  const [requestedAt, loadedAt] = await page.evaluate((url) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [request] = performance.getEntriesByName(url);
    return [request?.startTime, navigation?.loadEventStart];
  }, ICON_FONT_URL);
  expect(requestedAt).toBeGreaterThanOrEqual(loadedAt ?? Infinity);
  await startReact(page);
  await navigateWithinSite(page, NEXT_PAGE);
  // A page that the reader leaves before its next frame isn't counted.
  await expect.poll(() => network.getEvents('page_view')).toHaveLength(2);
  const urls = record.requests.map(({ url }) => url);
  expect(urls.filter((url) => url.includes('fonts.fake-network'))).toEqual([ICON_FONT_URL]);
});
