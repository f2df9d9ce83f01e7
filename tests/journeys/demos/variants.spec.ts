/** Tests the languages, styling solutions, and files of demos. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type DemoOnPage, getDemo, visitDemos, startDemo } from '../../fixtures/demos/page';
import { getFixtureSite } from '../../fixtures/demos/site';
import { clickCopyButton } from '../../support/briefText';
import { startReact } from '../../support/start';
import { expect, test } from '../../support/test';

const site = getFixtureSite();

/** The file that two demos share. */
const ORDERS_SOURCE = fs
  .readFileSync(path.join(__dirname, '../../fixtures/demos/core/stress/orders.ts'), 'utf8')
  .trimEnd();

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

const selectOption = ({ figure }: DemoOnPage, name: string): Promise<void> =>
  figure.getByRole('radio', { name, exact: true }).check({ force: true });

test('it shows the selected language in every demo, even after a reload, and copies the visible code', async ({
  open,
}) => {
  const { page, record } = await visitDemos(await open());
  const list = getDemo(page, 'OrderList');
  const desk = getDemo(page, 'OrdersDesk');
  await expect(list.code).toContainText('type Order');
  await selectOption(list, 'JS');
  await expect(desk.code).toContainText('const NAVIGATION = [');
  await expect(list.code).toContainText("import { getOrders } from './orders';");
  await selectOption(list, 'orders.js');
  await expect(list.code).toContainText('export function getOrders() {');
  await page.reload();
  await expect(desk.code).toContainText('const NAVIGATION = [');
  await startReact(page);
  await expect(desk.figure.getByRole('radio', { name: 'JS' })).toBeChecked();

  await clickCopyButton(list.figure.getByRole('button', { name: 'Copy the source' }));
  expect(await readClipboard(page)).toContain("import { getOrders } from './orders';");
  expect(record.problems).toEqual([]);
});

test('it shows and copies a file that an earlier demo contains, both before and after a navigation', async ({
  open,
}) => {
  const { page, record } = await visitDemos(await open());
  const total = getDemo(page, 'OrderTotal');
  const first = getDemo(page, 'OrderList');
  const expectWholeFile = async (): Promise<void> => {
    for (const demo of [total, first]) {
      await selectOption(demo, 'orders.ts');
      await expect(demo.code).toContainText('interface Order {');
    }
    expect(await total.code.textContent()).toBe(ORDERS_SOURCE);
    expect(await total.code.innerHTML()).toBe(await first.code.innerHTML());
    await clickCopyButton(total.figure.getByRole('button', { name: 'Copy the source' }));
    expect(await readClipboard(page)).toBe(ORDERS_SOURCE);
    await page.evaluate(() => navigator.clipboard.writeText(''));
  };
  await expectWholeFile();
  await startReact(page);
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await expect(page).toHaveURL(site.start);
  await page.getByRole('link', { name: 'different demos', exact: true }).click();
  await expect(page).toHaveURL(site.page);
  await expectWholeFile();
  expect(record.problems).toEqual([]);
});

test('it shows demos and their sources without JavaScript, and links repeated files to the earlier demo', async ({
  open,
}) => {
  const { page } = await visitDemos(await open({ javaScriptEnabled: false }));
  const desk = getDemo(page, 'OrdersDesk');
  await expect(desk.content).toContainText('You are at /orders.');
  await expect(desk.code).toContainText('const NAVIGATION: Navigation');
  await desk.figure.getByText('Show all 41 lines').click();
  const box = await desk.figure.locator('pre:visible').boundingBox();
  expect(box?.height).toBeGreaterThan(41 * 22);

  const { figure } = getDemo(page, 'OrderTotal');
  await figure.getByText('orders.ts', { exact: true }).click();
  await expect(figure.locator('summary:visible')).toHaveCount(0);
  await figure.getByRole('link', { name: 'The same file as in the demo Order list.' }).click();
  const first = getDemo(page, 'OrderList');
  await first.figure.getByText('orders.ts', { exact: true }).click();
  await first.figure.getByText('Show all 14 lines').click();
  await expect(first.code).toContainText('Reede Apotheke');
  expect(await first.code.textContent()).toBe(ORDERS_SOURCE);
});

test('it selects and scrolls to the variant of a demo in the hash', async ({ open }) => {
  const { page } = await visitDemos(await open(), '#css-StatusCard.js');
  const demo = getDemo(page, 'StatusCard');
  await expect(demo.code).toContainText("import './StatusCard.css'");
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
  const top = await demo.figure.evaluate((figure) => figure.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(50);
  expect(top).toBeLessThan(120);
});

test('it applies the styles of each styling solution when the reader selects it', async ({
  open,
}) => {
  const { page } = await visitDemos(await open({ colorScheme: 'light' }));
  const demo = getDemo(page, 'StatusCard');
  await demo.figure.scrollIntoViewIfNeeded();
  await startReact(page);
  for (const styling of ['System', 'Tailwind', 'CSS']) {
    await selectOption(demo, styling);
    const { content } = await startDemo(page, 'StatusCard');
    const state = content.getByText('packed', { exact: true });
    await expect(state).toHaveCSS('color', 'rgb(13, 122, 79)');
    await expect(state.locator('..')).toHaveCSS('border-radius', '12px');
  }
});
