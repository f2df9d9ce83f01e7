/**
 * Pages whose DOM something else has changed: Chrome's translator wraps texts in `<font>`, writing aids
 * and readers add and remove elements.
 */
import type { Page } from 'playwright-core';
import { changePage } from '../support/changePage';
import { setUpChromium, type TestPage } from '../support/chromium';
import { siteUrl } from '../support/site';
import { modeLabel, openPage, startPage } from '../support/start';

const PAGES = {
  guide: 'core/react-dashboard-layout/',
  'API page': 'core/api/dashboard-layout/',
  'front page': '',
  'search page': 'search/',
  'page that does not exist': 'core/no-such-page/',
} as const;

const DEMO_PAGE = PAGES.guide;

const open = setUpChromium();

const change = (page: Page): Promise<void> => page.evaluate(changePage);

const hasStylesheet = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.adoptedStyleSheets.length > 0 ||
      [...document.styleSheets].some(({ href }) => href !== null),
  );

const hasFailed = (page: Page): Promise<number> =>
  page
    .getByText(/This page (has failed|crashed)|could not be loaded/)
    .filter({ visible: true })
    .count();

async function expectWorkingPage(page: Page): Promise<void> {
  expect(await hasStylesheet(page)).toBe(true);
  expect(await hasFailed(page)).toBe(0);
}

/** Searches from the open dialog to a result. */
async function search(page: Page): Promise<void> {
  const dialog = page.locator('dialog#siteSearch');
  await page.keyboard.type('crud');
  await dialog.getByRole('option').first().waitFor();
  expect(await dialog.locator('input').first().inputValue()).toBe('crud');
  await change(page);
  await page.keyboard.type(' data');
  await dialog.getByRole('option', { name: /CRUD/ }).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Uses the controls that a page has, each after everything was wrapped once more. */
async function operateControls(page: Page): Promise<void> {
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  if (await filter.isVisible()) {
    await filter.fill('d');
    await change(page);
    await filter.fill('dia');
    await page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: 'useDialogs' })
      .first()
      .waitFor();
    await change(page);
    await filter.fill('');
  }
  const copy = page.getByRole('main').getByRole('button', { name: /^Copy page/ });
  if ((await copy.count()) > 0) {
    await change(page);
    await copy.first().click();
    await page.getByRole('main').getByText('Copied').first().waitFor();
  }
  const feedback = page.getByRole('group', { name: 'Was this page helpful?' });
  if ((await feedback.count()) > 0) {
    await change(page);
    await feedback.getByText('Yes', { exact: true }).click();
    // The answer also changes the group's name.
    await page.getByText('Thank you.').waitFor();
  }
  await page.getByRole('banner').getByRole('button', { name: 'Color mode' }).click();
  await modeLabel(page, 'Dark').click();
  await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
}

const openChanged = async (path: string): Promise<TestPage> => {
  const test = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openPage(test, path);
  await change(test.page);
  return test;
};

describe.each(Object.entries(PAGES))('the %s', (_kind, path) => {
  it('keeps its looks and serves its reader when it is changed before React starts', async () => {
    const { page } = await openChanged(path);
    // Only the reader's own search starts React here.
    await page.keyboard.press('Control+k');
    await search(page);
    await operateControls(page);
    await expectWorkingPage(page);
  });

  it('serves its reader when it is changed after React has started', async () => {
    const test = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = test;
    await startPage(test, path);
    await change(page);
    await page.keyboard.press('Control+k');
    await search(page);
    await operateControls(page);
    await expectWorkingPage(page);
  });
});

it('keeps the mobile sidebar open and what is typed in it', async () => {
  const test = await open({ viewport: { width: 390, height: 800 } });
  const { page } = test;
  await openPage(test, 'core/introduction/installation/');
  await change(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.fill('dialogs');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByText('Search for').waitFor();
  expect(await filter.inputValue()).toBe('dialogs');
});

it('keeps its stylesheet on the next pages', async () => {
  const { page } = await openChanged('core/introduction/installation/');
  await modeLabel(page, 'Dark').dispatchEvent('pointermove');
  await page.waitForSelector('html[data-react="on"]', { state: 'attached' });
  await page.getByRole('navigation', { name: 'Docs pages' }).getByText('Tutorial').first().click();
  await page.waitForURL('**/tutorial/');
  expect(await hasStylesheet(page)).toBe(true);
});

it('runs a demo on a changed page', async () => {
  const { page } = await openChanged(DEMO_PAGE);
  const tools = page.getByRole('group', { name: /^Tools of/ }).first();
  await tools.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  await change(page);
  await tools.getByRole('button', { name: 'Edit' }).click();
  expect(await hasFailed(page)).toBe(0);
});

describe('a link to the content', () => {
  it.each(['', 'search/', 'core/no-such-page/'])('leads there on /%s', async (path) => {
    const test = await open();
    const { page } = test;
    await openPage(test, path);
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    const dialog = page.locator('dialog#siteSearch');
    expect(await dialog.evaluate((element: HTMLDialogElement) => element.open)).toBe(false);
    await page.keyboard.press('Control+k');
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  });
});

it('shows a page whose hash cannot be decoded', async () => {
  const test = await open();
  const { page } = test;
  await startPage(test, 'core/introduction/#100%');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
  await page.evaluate(() => {
    location.hash = '#50%';
  });
  await page.goBack();
  expect(await hasFailed(page)).toBe(0);
  expect(page.url()).toContain(siteUrl('core/introduction/'));
});
