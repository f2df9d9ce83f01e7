/** What the companion costs before intent, and that no paint waits for it. */
import { brotliCompressSync, constants } from 'node:zlib';
import { setUpChromium } from '../../support/chromium';
import {
  followLink,
  networkOptions,
  pageViews,
  setUpNetwork,
  visitor,
} from '../../support/companion/visit';
import { bundleVariant } from '../../support/companion/variant';
import { siteUrl } from '../../support/site';
import { openPage, startPage } from '../../support/start';

const PAGE = 'core/introduction/base-concepts/';
const MAX_BYTES = 12_000;
const ICON_FONT = 'https://fonts.fake-network.test/icons.css';

jest.setTimeout(60_000);
const open = setUpChromium();
const network = setUpNetwork();

const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const everything = () => ({
  ...networkOptions(network()),
  serviceWorker: { officialHost: 'mui.com' },
  iconFontUrl: ICON_FONT,
});

test('companion and starter, with everything on', async () => {
  const { entry, files } = await bundleVariant(everything());
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

test('a reader gets it in one request, and no paint waits for it', async () => {
  const test = await open();
  const { page, record } = test;
  await openPage(test, PAGE);
  const requests = record.requests.filter(({ url }) => url.includes('/companion/'));
  expect(requests).toHaveLength(1);
  const status = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/companion/'))
      .map((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus),
  );
  expect(status).toEqual(['non-blocking']);
});

test('the page is painted while companion, ads, tag and icon font hang', async () => {
  network().set({ script: 'hang', gtag: 'hang' });
  const { page } = await visitor(open, network(), everything());
  await page.route('https://fonts.fake-network.test/**', () => undefined);
  await page.goto(siteUrl(PAGE), { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('link[href*="icons.css"]', { state: 'attached' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await expect(page.locator('h1').isVisible()).resolves.toBe(true);
  // Painting goes on.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
});

test.each([ICON_FONT, undefined])('the icon font is requested once, if at all: %s', async (url) => {
  const options = { ...everything(), iconFontUrl: url };
  if (url === undefined) {
    delete options.iconFontUrl;
  }
  const test = await visitor(open, network(), options);
  const { page, record } = test;
  await page.route('https://fonts.fake-network.test/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '.icon {}' }),
  );
  await startPage(test, PAGE);
  await followLink(page, 'core/introduction/tutorial/');
  await followLink(page, 'core/introduction/');
  await pageViews(page, network(), 3);
  const requests = record.requests.filter(({ url: asked }) => asked.includes('fonts.fake-network'));
  expect(requests.map(({ url: asked }) => asked)).toEqual(url === undefined ? [] : [url]);
});

test('no address of a third party is in the build, unless it is configured', async () => {
  const test = await open();
  await openPage(test, PAGE);
  const { origin } = new URL(siteUrl());
  const hosts = test.record.requests.map(({ url }) => new URL(url).origin);
  expect(new Set(hosts)).toEqual(new Set([origin]));
});
