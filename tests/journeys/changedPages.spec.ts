/**
 * Tests pages whose DOM is changed by other programs: Chrome's translator wraps text nodes in `<font>`, and extensions
 * add and remove elements.
 */
import type { Page } from '@playwright/test';
import { clickCopyButton } from '../support/briefText';
import { changePage } from './changePage';
import { getSiteUrl } from '../support/site';
import { getModeLabel, openPage, startPage } from '../support/start';
import { expect, type OpenPage, test, type TestPage } from '../support/test';

const PAGES = {
  'a guide': 'core/react-page-container/',
  'the search page': 'search/',
} as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const changeDom = (page: Page): Promise<void> => page.evaluate(changePage);

const hasStylesheet = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.adoptedStyleSheets.length > 0 ||
      [...document.styleSheets].some(({ href }) => href !== null),
  );

const findFailures = (page: Page) =>
  page.getByText(/This page (has failed|crashed)|could not be loaded/).filter({ visible: true });

/** Searches, and changes the page again while results are shown. */
async function search(page: Page): Promise<void> {
  const dialog = page.locator('dialog#siteSearch');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('crud');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog.locator('input').first()).toHaveValue('crud');
  await changeDom(page);
  await page.keyboard.type(' data');
  await expect(dialog.getByRole('option', { name: /CRUD/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Uses the controls of a page, and changes the page again before each of them. */
async function operateControls(page: Page): Promise<void> {
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  if (await filter.isVisible()) {
    await filter.fill('d');
    await changeDom(page);
    await filter.fill('dia');
    const found = page
      .getByRole('navigation', { name: 'Docs pages' })
      .getByRole('link', { name: 'useDialogs' });
    await expect(found.first()).toBeVisible();
    await changeDom(page);
    await filter.fill('');
  }
  const copy = page.getByRole('main').getByRole('button', { name: /^Copy page/ });
  if ((await copy.count()) > 0) {
    await changeDom(page);
    await clickCopyButton(copy.first());
  }
  const feedback = page.getByRole('group', { name: 'Was this page helpful?' });
  if ((await feedback.count()) > 0) {
    await changeDom(page);
    await feedback.getByText('Yes', { exact: true }).click();
    // The vote changes the accessible name of the group.
    await expect(page.getByText('Thank you.')).toBeVisible();
  }
  await page.getByRole('banner').getByRole('button', { name: 'Color mode' }).click();
  await getModeLabel(page, 'Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

async function openChangedPage(open: OpenPage, path: string): Promise<TestPage> {
  const opened = await open();
  await openPage(opened, path);
  await changeDom(opened.page);
  return opened;
}

for (const [kind, path] of Object.entries(PAGES)) {
  test.describe(kind, () => {
    test('it keeps styles and controls working if the DOM changes before React starts', async ({
      open,
    }) => {
      // Nothing signals intent before the search, so the search starts React.
      const { page } = await openChangedPage(open, path);
      await search(page);
      await operateControls(page);
      expect(await hasStylesheet(page)).toBe(true);
      await expect(findFailures(page)).toHaveCount(0);
    });

    test('it keeps styles and controls working if the DOM changes after React has started', async ({
      open,
    }) => {
      const { page, record } = await open();
      await startPage({ page, record }, path);
      await changeDom(page);
      await search(page);
      await operateControls(page);
      expect(await hasStylesheet(page)).toBe(true);
      await expect(findFailures(page)).toHaveCount(0);
    });
  });
}

test('it keeps the mobile sidebar open, and the text in its filter, if React discards the server’s HTML', async ({
  open,
}) => {
  const { page, record } = await open({ viewport: { width: 390, height: 800 } });
  await openPage({ page, record }, 'core/introduction/installation/');
  await changeDom(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const filter = page.getByRole('searchbox', { name: 'Filter pages' });
  await filter.fill('dialogs');
  const pages = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(pages.getByText('Search for')).toBeVisible();
  await expect(filter).toHaveValue('dialogs');
});

test('it opens a demo’s editor on a page whose DOM has changed', async ({ open }) => {
  // React renders a changed page twice, so this page has only few demos.
  const { page } = await openChangedPage(open, 'core/react-persistent-state/');
  const tools = page.getByRole('group', { name: /^Tools of/ }).first();
  await tools.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await changeDom(page);
  await tools.getByRole('button', { name: 'Edit' }).click();
  await expect(findFailures(page)).toHaveCount(0);
});

test('it doesn’t open the search when the reader follows “Skip to content”', async ({ open }) => {
  const { page, record } = await open();
  // This page opens the search when it receives the focus.
  await openPage({ page, record }, 'search/');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  const dialog = page.locator('dialog#siteSearch');
  await expect(dialog).not.toHaveAttribute('open');
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog#siteSearch:modal')).toBeVisible();
});

test('it keeps a page working if the hash in its URL is malformed', async ({ open }) => {
  const { page, record } = await open();
  await startPage({ page, record }, 'core/introduction/#100%');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
  await page.evaluate(() => {
    location.hash = '#50%';
  });
  await page.goBack();
  await expect(findFailures(page)).toHaveCount(0);
  expect(page.url()).toContain(getSiteUrl('core/introduction/'));
});
