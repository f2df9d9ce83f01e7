/** Live demos: eleven that stress the machinery, on a page of a site of their own. */
import type { Page } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/axe';
import {
  blockStorage,
  type DemoOnPage,
  demoOnPage,
  showDemo,
  seesCode,
  startDemo,
} from '../fixtures/demos/page';
import { fixtureSite } from '../fixtures/demos/site';
import { type PageOptions, type TestPage, setUpChromium } from '../support/chromium';
import { layoutShift, watchPage } from '../support/probes';
import { modeLabel, reactIsOn, showIntent } from '../support/start';

const site = fixtureSite();

/** Wide enough for a frame to be no phone. */
const VIEWPORT = { width: 1440, height: 900 };

const launch = setUpChromium();

async function open(options?: PageOptions): Promise<TestPage> {
  const test = await launch({ viewport: VIEWPORT, ...options });
  await watchPage(test.page);
  await test.page.goto(site.page, { waitUntil: 'load' });
  return test;
}

async function start(page: Page): Promise<void> {
  await showIntent(page);
  await reactIsOn(page);
}

const background = (demo: DemoOnPage): Promise<string> =>
  demo.frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);

async function chooseMode(page: Page, mode: 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('button', { name: 'Color mode' }).click();
  await modeLabel(page, mode).click();
  await page.keyboard.press('Escape');
}

/** What each demo shows before its scripts and after. */
const DEMOS = [
  ['OrdersDesk', 'You are at /orders.', 'You are at /orders.'],
  ['OrdersGrid', '', 'Nordlicht Optik'],
  ['ConfirmDialog', 'Answer: nothing yet', 'Answer: nothing yet'],
  ['PasswordSignIn', 'Sign in to Harbour', 'Sign in to Harbour'],
  ['ModeSwitch', 'Mode: not known yet', 'Mode: light'],
  ['PhoneWidth', '1. Cart', '1. Cart'],
  ['NeverLoads', 'Waiting for an answer…', 'Waiting for an answer…'],
  ['StatusCard', 'Nordlicht Optik', 'Nordlicht Optik'],
  ['OrderList', 'Reede Apotheke', 'Reede Apotheke'],
  ['OrderTotal', '15 items in all', '15 items in all'],
] as const;

test('every demo is there before its scripts, and starts without an error or a shift', async () => {
  const test = await open({ colorScheme: 'light' });
  for (const [name, before, after] of DEMOS) {
    const shown = await showDemo(test.page, name);
    expect(await shown.content.innerText()).toContain(before);
    const { content } = await startDemo(test.page, name);
    await content.getByText(after).first().waitFor();
  }
  expect(test.record.problems).toEqual([]);
  expect(await layoutShift(test.page)).toBeLessThan(0.02);
});

test('a page of eleven demos loads no script before intent, and none of a demo before intent on it', async () => {
  const { page, record } = await open();
  await record.quiet();
  const scripts = () => record.requests.filter(({ type }) => type === 'Script');
  const names = () => scripts().map(({ url }) => new URL(url).pathname);
  expect(names().filter((name) => !name.includes('/companion/'))).toEqual([]);
  await start(page);
  await record.quiet();
  expect(names().filter((name) => name.includes('/assets/demos/'))).toEqual([]);
  await startDemo(page, 'OrdersDesk');
  await record.quiet();
  expect(names().filter((name) => name.includes('/assets/demos/'))).not.toEqual([]);
  expect(names().filter((name) => name.includes('OrderList'))).toEqual([]);
});

test('a demo that shows nothing by itself has its picture until it runs', async () => {
  const { page } = await open({ colorScheme: 'dark' });
  const { frame } = await showDemo(page, 'OrdersGrid');
  const picture = frame.getByRole('img', { name: 'Orders grid, as a picture' });
  expect(await picture.count()).toBe(1);
  const shown = await picture.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return [img.currentSrc, img.getBoundingClientRect().width, innerWidth] as const;
  });
  expect(shown[0]).toMatch(/OrdersGrid-wide-dark\.[0-9a-f]{8}\.webp$/);
  expect(shown[1]).toBe(shown[2]);
  const loaded = await frame
    .locator('html')
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.endsWith('.webp'))).toEqual([shown[0]]);
  const demo = await startDemo(page, 'OrdersGrid');
  await demo.content.getByText('Nordlicht Optik').first().waitFor();
  expect(await picture.count()).toBe(0);
});

test('without scripts the demos and their sources can be read', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  const demo = demoOnPage(page, 'OrdersDesk');
  await demo.content.getByText('You are at /orders.').waitFor();
  await seesCode(demo, 'const NAVIGATION: Navigation');
  await demo.figure.getByText('Show all 41 lines').click();
  const box = await demo.figure.locator('pre:visible').boundingBox();
  expect(box?.height).toBeGreaterThan(41 * 22);
});

test('a demo that throws says so in its frame, and the page lives', async () => {
  const { page } = await open();
  const { frame } = await startDemo(page, 'Throws');
  const alert = frame.getByRole('alert');
  await alert.getByText('The harbour is frozen.').waitFor();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await alert.getByText('The harbour is frozen.').waitFor();
  await startDemo(page, 'OrderList');
});

test('a press that comes before the scripts is kept', async () => {
  const { page, record } = await open({ slowdown: 4 });
  const demo = await showDemo(page, 'OrdersDesk');
  await demo.frame.getByRole('link', { name: 'Shipments' }).filter({ visible: true }).click();
  await demo.content.getByText('You are at /shipments.').waitFor();
  const dialog = await showDemo(page, 'ConfirmDialog');
  await dialog.frame.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.frame.getByRole('button', { name: 'Cancel it' }).click();
  await dialog.content.getByText('Answer: cancelled').waitFor();
  expect(page.url()).toBe(site.page);
  expect(record.problems).toEqual([]);
});

describe.each(['allowed', 'blocked'])('the color mode, with storage %s', (storage) => {
  test('reaches demos that live and demos that wait, and not back', async () => {
    const test = await launch({ viewport: VIEWPORT, colorScheme: 'light' });
    if (storage === 'blocked') {
      await blockStorage(test.page);
    }
    await test.page.goto(site.page, { waitUntil: 'load' });
    const live = await startDemo(test.page, 'ModeSwitch');
    const desk = await startDemo(test.page, 'OrdersDesk');
    const waiting = await showDemo(test.page, 'PasswordSignIn');
    for (const demo of [live, desk, waiting]) {
      expect(await background(demo)).toBe('light');
    }
    await chooseMode(test.page, 'Dark');
    await live.content.getByText('Mode: dark').waitFor();
    for (const demo of [live, desk, waiting]) {
      expect(await background(demo)).toContain('dark');
    }
    const late = await startDemo(test.page, 'OrderList');
    expect(await background(late)).toBe('dark');

    await desk.frame.getByRole('button', { name: /mode/ }).click();
    await desk.frame.locator('html[data-toolpad-color-scheme="light"]').waitFor();
    await live.content.getByText('Mode: dark').waitFor();
    expect(await test.page.locator('html').getAttribute('data-theme')).toBe('dark');
    expect(test.record.problems).toEqual([]);
  });
});

test.each(['before React', 'with React'])('widths can be tried, %s', async (when) => {
  const { page } = await open();
  const demo = await startDemo(page, 'PhoneWidth');
  if (when === 'with React') {
    await start(page);
  } else {
    await page.route('**/assets/js/**', (route) => route.abort());
  }
  const steps = demo.frame.getByTestId('steps');
  const direction = (): Promise<string> =>
    steps.evaluate((element) => getComputedStyle(element).flexDirection);
  expect(await direction()).toBe('row');
  const handle = demo.figure.getByRole('separator', { name: 'Width of Phone width' });
  await handle.focus();
  await page.keyboard.press('Home');
  expect(await direction()).toBe('column');
  expect(await handle.getAttribute('aria-valuetext')).toMatch(/^\d+ pixels$/);
  await page.keyboard.press('End');
  expect(await direction()).toBe('row');
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(500, 500);
  await page.mouse.up();
  expect(await direction()).toBe('column');
  await page.mouse.move(700, 500);
  expect(await direction()).toBe('column');
  await handle.dblclick();
  expect(await direction()).toBe('row');
});

test('a width that was tried before React stays', async () => {
  const { page, record } = await open();
  const demo = await startDemo(page, 'PhoneWidth');
  const handle = demo.figure.getByRole('separator', { name: 'Width of Phone width' });
  await handle.focus();
  await page.keyboard.press('Home');
  const width = await handle.getAttribute('aria-valuetext');
  expect(width).toMatch(/^\d+ pixels$/);
  await showIntent(page);
  await reactIsOn(page);
  expect(await handle.getAttribute('aria-valuetext')).toBe(width);
  expect(record.problems).toEqual([]);
});

test('the toolbar and the frames are accessible', async () => {
  const { page } = await open();
  await startDemo(page, 'OrdersDesk');
  await start(page);
  expect(await axeViolations(page)).toEqual([]);
});

test('a window of its own shows the demo alone, in the stored colors', async () => {
  const { page, record } = await open({ colorScheme: 'light' });
  await start(page);
  await chooseMode(page, 'Dark');
  const opened = page.waitForEvent('popup');
  const { figure } = demoOnPage(page, 'OrdersDesk');
  await figure.getByRole('link', { name: 'Open the demo in a new tab' }).click();
  const own = await opened;
  await own.waitForSelector('html[data-react="on"].dark', { state: 'attached' });
  await own.getByRole('link', { name: 'Shipments' }).filter({ visible: true }).click();
  await own.getByText('You are at /shipments.').waitFor();
  expect(await own.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(record.problems).toEqual([]);
});
