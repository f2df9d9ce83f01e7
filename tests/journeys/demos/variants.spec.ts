/** The languages, stylings and files of demos: by control, by link, and what they look like. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type DemoOnPage, demoOnPage, readDemos, startDemo } from '../../fixtures/demos/page';
import { startReact } from '../../support/start';
import { fixtureSite } from '../../fixtures/demos/site';
import { layoutShift, watchPage } from '../../support/probes';
import { expect, test } from '../../support/test';

const site = fixtureSite();

/** The file that two demos show, as it is on disk. */
const ORDERS = fs
  .readFileSync(path.join(__dirname, '../../fixtures/demos/core/stress/orders.ts'), 'utf8')
  .trimEnd();

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

const choose = ({ figure }: DemoOnPage, name: string): Promise<void> =>
  figure.getByRole('radio', { name, exact: true }).check({ force: true });

test('it shows the chosen language in every demo, also after a reload, and copies what is shown', async ({
  open,
}) => {
  const { page, record } = await readDemos(await open());
  const list = demoOnPage(page, 'OrderList');
  const desk = demoOnPage(page, 'OrdersDesk');
  await expect(list.code).toContainText('type Order');
  await choose(list, 'JS');
  await expect(desk.code).toContainText('const NAVIGATION = [');
  await expect(list.code).toContainText("import { getOrders } from './orders';");
  await choose(list, 'orders.js');
  await expect(list.code).toContainText('export function getOrders() {');
  await page.reload();
  await expect(desk.code).toContainText('const NAVIGATION = [');
  await startReact(page);
  await expect(desk.figure.getByRole('radio', { name: 'JS' })).toBeChecked();

  const copy = list.figure.getByRole('button', { name: 'Copy the source' });
  const clicked = Date.now();
  await copy.click();
  await expect(list.figure.getByText('Copied')).toBeVisible();
  expect(await copied(page)).toContain("import { getOrders } from './orders';");
  await expect(copy).toBeVisible();
  expect(Date.now() - clicked).toBeGreaterThanOrEqual(1200);
  expect(record.problems).toEqual([]);
});

test.describe('a file that an earlier demo shows as well', () => {
  test('it is read and copied whole, before React, with React and after a client navigation', async ({
    open,
  }) => {
    const { page, record } = await readDemos(await open());
    const total = demoOnPage(page, 'OrderTotal');
    const first = demoOnPage(page, 'OrderList');
    const expectSame = async (): Promise<void> =>
      expect(await total.code.innerHTML()).toBe(await first.code.innerHTML());
    const expectWhole = async (): Promise<void> => {
      for (const demo of [total, first]) {
        await choose(demo, 'orders.ts');
        await expect(demo.code).toContainText('interface Order {');
      }
      expect(await total.code.textContent()).toBe(ORDERS);
      await expectSame();
      await total.figure.getByRole('button', { name: 'Copy the source' }).click();
      await expect(total.figure.getByText('Copied')).toBeVisible();
      expect(await copied(page)).toBe(ORDERS);
      await choose(total, 'JS');
      await expect(total.code).toContainText('function getOrders() {');
      await expectSame();
      await choose(total, 'TS');
      await page.evaluate(() => navigator.clipboard.writeText(''));
    };
    await expectWhole();
    await startReact(page);
    await expectWhole();
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(page).toHaveURL(site.start);
    await page.getByRole('link', { name: 'eleven demos', exact: true }).click();
    await expect(page).toHaveURL(site.page);
    await expectWhole();
    expect(record.problems).toEqual([]);
  });

  test('it is a link to that demo without JavaScript, where the file can be read', async ({
    open,
  }) => {
    const { page } = await readDemos(await open({ javaScriptEnabled: false }));
    const { figure } = demoOnPage(page, 'OrderTotal');
    await figure.getByText('orders.ts', { exact: true }).click();
    await expect(figure.locator('summary:visible')).toHaveCount(0);
    await figure.getByRole('link', { name: 'The same file as in the demo Order list.' }).click();
    const first = demoOnPage(page, 'OrderList');
    await first.figure.getByText('orders.ts', { exact: true }).click();
    await first.figure.getByText('Show all 14 lines').click();
    await expect(first.code).toContainText('Reede Apotheke');
    expect(await first.code.textContent()).toBe(ORDERS);
  });
});

test('it shows the stored language from the first paint, and nothing moves', async ({ open }) => {
  const { page, record } = await open();
  await page.context().addCookies([{ name: 'codeVariant', value: 'JS', url: site.page }]);
  await watchPage(page);
  await readDemos({ page });
  await record.quiet();
  await expect(demoOnPage(page, 'OrderList').code).toContainText('function describe(order) {');
  expect(await layoutShift(page)).toBe(0);
});

for (const [hash, variant, code] of [
  ['#StatusCard.js', 'JS', "import Box from '@mui/material/Box'"],
  ['#tailwind-StatusCard.tsx', 'TS', 'rounded-[12px]'],
  ['#css-StatusCard.js', 'JS', "import './StatusCard.css'"],
] as const) {
  test(`it leads from a link with ${hash} to that variant of the demo`, async ({ open }) => {
    const { page } = await readDemos(await open(), hash);
    const demo = demoOnPage(page, 'StatusCard');
    await expect(demo.code).toContainText(code);
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', variant);
    const top = await demo.figure.evaluate((figure) => figure.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(50);
    expect(top).toBeLessThan(120);
  });
}

test('it looks the same in all stylings of a demo', async ({ open }) => {
  const { page } = await readDemos(await open({ colorScheme: 'light' }));
  const demo = demoOnPage(page, 'StatusCard');
  await demo.figure.scrollIntoViewIfNeeded();
  await startReact(page);
  const pictures: string[] = [];
  for (const styling of ['System', 'Tailwind', 'CSS']) {
    await choose(demo, styling);
    const shown = await startDemo(page, 'StatusCard');
    await page.mouse.move(0, 0);
    pictures.push((await shown.element.screenshot()).toString('base64'));
  }
  const [first = '', ...others] = pictures;
  for (const other of others) {
    expect(await difference(page, first, other)).toBeLessThan(0.002);
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
