/** Tests a page with different demos, on a separate site. */
import { type DemoOnPage, visitDemos, showDemo, startDemo } from '../../fixtures/demos/page';
import { getFixtureSite } from '../../fixtures/demos/site';
import { findAxeViolations } from '../../support/axe';
import { pauseRequests } from '../../support/pauseRequests';
import { getLayoutShift, watchPage } from '../../support/probes';
import { getSiteUrl } from '../../support/site';
import { getModeLabel, waitForReact, showIntent, startReact } from '../../support/start';
import { expect, test } from '../../support/test';

// At this width, demos don't have their phone layout.
test.use({ viewport: { width: 1440, height: 900 } });

const getColorScheme = (demo: DemoOnPage): Promise<string> =>
  demo.frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);

/** The text of each demo before and after its scripts have run. */
const DEMOS = [
  ['OrdersDesk', 'You are at /orders.', 'You are at /orders.'],
  ['OrdersGrid', '', 'Nordlicht Optik'],
  ['ConfirmDialog', 'Answer: nothing yet', 'Answer: nothing yet'],
  ['ColorMode', 'Mode: not known yet', 'Mode: light'],
  ['PhoneWidth', '1. Cart', '1. Cart'],
  ['StatusCard', 'Nordlicht Optik', 'Nordlicht Optik'],
  ['OrderList', 'Reede Apotheke', 'Reede Apotheke'],
  ['OrderTotal', '15 items in all', '15 items in all'],
] as const;

test('it shows every demo before its scripts run, and starts it without an error or a layout shift', async ({
  open,
}) => {
  const { page, record } = await open({ colorScheme: 'light' });
  await watchPage(page);
  await visitDemos({ page });
  for (const [name, before, after] of DEMOS) {
    const shown = await showDemo(page, name);
    expect(await shown.content.innerText()).toContain(before);
    const { content } = await startDemo(page, name);
    await expect(content).toContainText(after);
  }
  expect(record.problems).toEqual([]);
  expect(await getLayoutShift(page)).toBeLessThan(0.02);
});

test('it starts a demo in view if effects add the content that it is about', async ({ open }) => {
  const { page, record } = await open();
  await page.goto(getSiteUrl('core/react-dashboard-layout/navigation/#EntryActions'));
  const frame = page.frameLocator('[data-demo$="/EntryActions"] iframe');
  await expect(frame.locator('nav').getByText('3', { exact: true }).first()).toBeVisible();
  await expect(page.locator('html[data-react]')).toHaveCount(0);
  expect(record.problems).toEqual([]);
});

test('it loads no scripts before an interaction, and then only the scripts of the demo in question', async ({
  open,
}) => {
  const { page, record } = await visitDemos(await open());
  const getScripts = (part: string): string[] =>
    record.requests
      .filter(({ type }) => type === 'Script')
      .map(({ url }) => new URL(url).pathname)
      .filter((name) => name.includes(part));
  await record.quiet();
  expect(getScripts('').filter((name) => !name.includes('/companion/'))).toEqual([]);
  await startReact(page);
  await record.quiet();
  expect(getScripts('/assets/demos/')).toEqual([]);
  await startDemo(page, 'OrdersDesk');
  await record.quiet();
  expect(getScripts('/assets/demos/')).not.toEqual([]);
  expect(getScripts('OrderList')).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('it starts a demo that the server can’t render when it comes into view, without taking the focus or adding to the history', async ({
  open,
}) => {
  const { page, record } = await visitDemos(await open());
  const start = await page.evaluate(() => history.length);
  const { content, frame } = await showDemo(page, 'OrdersGrid');
  await expect(content).toContainText('Nordlicht Optik');
  await expect(frame.getByRole('button', { name: 'Start the demo' })).toBeHidden();
  const state = await page.evaluate(() => [
    document.activeElement === document.body,
    history.length,
    document.documentElement.dataset.react,
  ]);
  expect(state).toEqual([true, start, undefined]);
  expect(record.problems).toEqual([]);
});

test('it starts a demo that the server can’t render only when the reader touches it, if the reader saves data', async ({
  open,
}) => {
  const { page } = await open();
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visitDemos({ page });
  const { content, frame } = await showDemo(page, 'OrdersGrid');
  const button = frame.getByRole('button', { name: 'Start the demo' });
  await expect(button).toBeVisible();
  await startDemo(page, 'OrdersGrid');
  await expect(content).toContainText('Nordlicht Optik');
  await expect(button).toBeHidden();
});

test('it shows a demo’s error in its frame, and still starts other demos', async ({ open }) => {
  const { page } = await visitDemos(await open());
  const { frame } = await startDemo(page, 'Throws');
  const alert = frame.getByRole('alert');
  await expect(alert).toContainText('The harbor is frozen.');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText('The harbor is frozen.');
  await startDemo(page, 'OrderList');
});

test('it replays a click on a demo whose scripts haven’t loaded yet', async ({ open }) => {
  const { page, record } = await visitDemos(await open());
  const { waitForRequest, resume } = await pauseRequests(page, '**/assets/demos/*.js');
  const dialog = await showDemo(page, 'ConfirmDialog');
  await dialog.frame.getByRole('button', { name: 'Cancel order' }).click();
  await waitForRequest();
  resume();
  await dialog.frame.getByRole('button', { name: 'Cancel it' }).click();
  await expect(dialog.content).toContainText('Answer: canceled');
  expect(page.url()).toBe(getFixtureSite().page);
  expect(record.problems).toEqual([]);
});

test('it applies the page’s color mode to all demos and to the tab of a demo, but not a demo’s color mode to the page', async ({
  open,
}) => {
  const { page, record } = await visitDemos(await open({ colorScheme: 'light' }));
  const live = await startDemo(page, 'ColorMode');
  const desk = await startDemo(page, 'OrdersDesk');
  const waiting = await showDemo(page, 'OrderTotal');
  for (const demo of [live, desk, waiting]) {
    expect(await getColorScheme(demo)).toBe('light');
  }
  await page.getByRole('button', { name: 'Color mode' }).click();
  await getModeLabel(page, 'Dark').click();
  await page.keyboard.press('Escape');
  await expect(live.content).toContainText('Mode: dark');
  for (const demo of [live, desk, waiting]) {
    expect(await getColorScheme(demo)).toContain('dark');
  }
  const late = await startDemo(page, 'OrderList');
  expect(await getColorScheme(late)).toBe('dark');

  await desk.frame.getByRole('button', { name: /mode/ }).click();
  await expect(desk.frame.locator('html')).toHaveAttribute('data-toolpad-color-scheme', 'light');
  await expect(live.content).toContainText('Mode: dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const opened = page.waitForEvent('popup');
  await live.figure.getByRole('link', { name: 'Open the demo in a new tab' }).click();
  const tab = await opened;
  await expect(tab.locator('html[data-react="on"].dark')).toBeAttached();
  await expect(tab.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(record.problems).toEqual([]);
});

test('it resizes a demo with the keyboard and the pointer, and keeps the width when React starts', async ({
  open,
}) => {
  const { page, record } = await visitDemos(await open());
  const { resume } = await pauseRequests(page, '**/assets/js/**');
  const demo = await startDemo(page, 'PhoneWidth');
  const handle = demo.figure.getByRole('separator', { name: 'Width of Phone width' });
  const expectDirection = (direction: 'row' | 'column'): Promise<void> =>
    expect(demo.frame.getByTestId('steps')).toHaveCSS('flex-direction', direction);
  await expectDirection('row');
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(500, 500);
  await page.mouse.up();
  await expectDirection('column');
  await page.mouse.move(700, 500);
  await expectDirection('column');
  await handle.dblclick();
  await expectDirection('row');
  await handle.focus();
  await page.keyboard.press('Home');
  await expectDirection('column');
  await expect(handle).toHaveAttribute('aria-valuetext', /^\d+ pixels$/);
  const width = (await handle.getAttribute('aria-valuetext')) ?? '';
  await expect(page.locator('html[data-react="on"]')).toHaveCount(0);
  resume();
  await showIntent(page);
  await waitForReact(page);
  expect(await handle.getAttribute('aria-valuetext')).toBe(width);
  await handle.focus();
  await page.keyboard.press('End');
  await expectDirection('row');
  expect(record.problems).toEqual([]);
});
