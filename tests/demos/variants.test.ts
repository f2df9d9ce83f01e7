/** The languages, stylings and files of demos: by control, by link, and what they look like. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { demoOnPage, seesCode, shownCode, startDemo } from '../fixtures/demos/page';
import { fixtureSite } from '../fixtures/demos/site';
import { type PageOptions, setUpChromium, type TestPage } from '../support/chromium';
import { layoutShift, watchPage } from '../support/probes';
import { reactIsOn, showIntent } from '../support/start';

const site = fixtureSite();

const launch = setUpChromium();

async function open(options?: PageOptions, hash = ''): Promise<TestPage> {
  const test = await launch({ viewport: { width: 1440, height: 900 }, ...options });
  await test.page.goto(site.page + hash, { waitUntil: 'load' });
  return test;
}

async function start(page: Page): Promise<void> {
  await showIntent(page);
  await reactIsOn(page);
}

test('languages: the control, for every demo, before and after React', async () => {
  const { page, record } = await open();
  const list = demoOnPage(page, 'OrderList');
  const desk = demoOnPage(page, 'OrdersDesk');
  await seesCode(list, 'type Order');
  await list.figure.getByRole('radio', { name: 'JS' }).check({ force: true });
  await seesCode(desk, 'const NAVIGATION = [');
  await seesCode(list, "import { getOrders } from './orders';");
  await list.figure.getByRole('radio', { name: 'orders.js' }).check({ force: true });
  await seesCode(list, 'export function getOrders() {');
  await page.reload();
  await seesCode(desk, 'const NAVIGATION = [');
  await start(page);
  expect(await desk.figure.getByRole('radio', { name: 'JS' }).isChecked()).toBe(true);
  expect(record.problems).toEqual([]);
});

/** The file that two demos show, as it is on disk. */
const ORDERS = fs
  .readFileSync(path.join(__dirname, '../fixtures/demos/core/stress/orders.ts'), 'utf8')
  .trimEnd();

describe('a file that an earlier demo shows as well', () => {
  const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

  test.each(['before React', 'with React'])('is read and copied whole, %s', async (when) => {
    const test = await open(CLIPBOARD);
    const { page } = test;
    const total = demoOnPage(page, 'OrderTotal');
    const first = demoOnPage(page, 'OrderList');
    if (when === 'with React') {
      await start(page);
    }
    for (const demo of [total, first]) {
      await demo.figure.getByRole('radio', { name: 'orders.ts' }).check({ force: true });
      await seesCode(demo, 'interface Order {');
    }
    expect(await shownCode(total)).toBe(ORDERS);
    const html = (): Promise<string[]> =>
      Promise.all([total, first].map(({ figure }) => figure.locator('code:visible').innerHTML()));
    const [ofTotal, ofFirst] = await html();
    expect(ofTotal).toBe(ofFirst);
    await total.figure.getByRole('button', { name: 'Copy the source' }).click();
    await total.figure.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ORDERS);
    await total.figure.getByRole('radio', { name: 'JS' }).check({ force: true });
    await seesCode(total, 'function getOrders() {');
    expect(new Set(await html()).size).toBe(1);
    expect(test.record.problems).toEqual([]);
  });

  test('is whole after a client navigation', async () => {
    const { page, record } = await open();
    await start(page);
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await page.waitForURL(site.start);
    await page.getByRole('link', { name: 'eleven demos', exact: true }).click();
    await page.waitForURL(site.page);
    const demo = demoOnPage(page, 'OrderTotal');
    await demo.figure.getByRole('radio', { name: 'orders.ts' }).check({ force: true });
    await seesCode(demo, ORDERS);
    expect(record.problems).toEqual([]);
  });

  test('is a link to that demo without JavaScript, where the file can be read', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const { figure } = demoOnPage(page, 'OrderTotal');
    await figure.getByText('orders.ts', { exact: true }).click();
    expect(await figure.locator('summary:visible').count()).toBe(0);
    await figure.getByRole('link', { name: 'The same file as in the demo Order list.' }).click();
    const first = demoOnPage(page, 'OrderList');
    await first.figure.getByText('orders.ts', { exact: true }).click();
    await first.figure.getByText('Show all 14 lines').click();
    await seesCode(first, 'Reede Apotheke');
    expect(await shownCode(first)).toBe(ORDERS);
  });
});

test('it shows the stored language from the first paint, and nothing moves', async () => {
  const { page, record } = await launch({ viewport: { width: 1440, height: 900 } });
  await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: site.page }]);
  await watchPage(page);
  await page.goto(site.page, { waitUntil: 'load' });
  await record.quiet();
  await seesCode(demoOnPage(page, 'OrderList'), 'function describe(order) {');
  expect(await layoutShift(page)).toBe(0);
});

test.each([
  ['#StatusCard.js', 'JS', "import Box from '@mui/material/Box'"],
  ['#tailwind-StatusCard.tsx', 'TS', 'rounded-[12px]'],
  ['#css-StatusCard.js', 'JS', "import './StatusCard.css'"],
])('the link %s leads to its variant', async (hash, variant, code) => {
  const { page } = await open({}, hash);
  const demo = demoOnPage(page, 'StatusCard');
  await seesCode(demo, code);
  expect(await page.locator('html').getAttribute('data-code-variant')).toBe(variant);
  const top = await demo.figure.evaluate((figure) => figure.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(50);
  expect(top).toBeLessThan(120);
});

test('the stylings of a demo look the same', async () => {
  const { page } = await open({ colorScheme: 'light' });
  const demo = demoOnPage(page, 'StatusCard');
  const pictures: Buffer[] = [];
  for (const styling of ['System', 'Tailwind', 'CSS']) {
    await demo.figure.scrollIntoViewIfNeeded();
    await start(page);
    await demo.figure.getByRole('radio', { name: styling, exact: true }).check({ force: true });
    const shown = await startDemo(page, 'StatusCard');
    await page.mouse.move(0, 0);
    pictures.push(await shown.element.screenshot());
  }
  const [first, ...others] = pictures.map((picture) => picture.toString('base64'));
  for (const other of others) {
    expect(await difference(page, first ?? '', other)).toBeLessThan(0.002);
  }
});

/** The share of pixels that differ by more than antialiasing. */
async function difference(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
          return canvas.getContext('2d')?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      let different = 0;
      for (let index = 0; index < (a?.data.length ?? 0); index += 4) {
        const distance = [0, 1, 2].reduce(
          (sum, channel) =>
            sum + Math.abs((a?.data[index + channel] ?? 0) - (b?.data[index + channel] ?? 0)),
          0,
        );
        different += distance > 96 ? 1 : 0;
      }
      return different / ((a?.data.length ?? 4) / 4);
    },
    [one, other],
  );
}

test('copies the shown source, and says so for 1200 ms', async () => {
  const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  const { figure } = demoOnPage(page, 'OrderList');
  await start(page);
  const clicked = Date.now();
  await figure.getByRole('button', { name: 'Copy the source' }).click();
  await figure.getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('type Order }');
  await figure.getByRole('button', { name: 'Copy the source' }).waitFor();
  expect(Date.now() - clicked).toBeGreaterThanOrEqual(1200);
});
