/**
 * Tests pages whose DOM is changed by other programs: Chrome's translator wraps text nodes in `<font>`, and extensions
 * add and remove elements.
 */
import type { Page } from '@playwright/test';
import { clickCopyButton } from '../support/briefText';
import { navigateWithinSite } from '../support/navigateWithinSite';
import { pauseRequests } from '../support/pauseRequests';
import { getSiteUrl } from '../support/site';
import { getModeLabel, openPage, startPage, startReact } from '../support/start';
import { expect, test } from '../support/test';

const PAGE = 'core/react-page-container/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * Runs in a page. Changes the DOM as other programs do: Chrome's translator wraps each text node in two `<font>`
 * elements, writing assistants and password managers add elements, and ad blockers remove elements.
 */
function changePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    texts.push(walker.currentNode as Text);
  }
  for (const text of texts) {
    const isTranslatable = !text.parentElement?.closest('script,style,noscript,template,font');
    if (isTranslatable && text.data.trim() !== '') {
      const outer = document.createElement('font' as string);
      const inner = document.createElement('font' as string);
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  document.querySelector('main p')?.append(document.createElement('grammarly-extension'));
  document.querySelector('main svg')?.remove();
  document.body.append(document.createElement('password-manager'));
}

const changeDom = (page: Page): Promise<void> => page.evaluate(changePage);

const hasStylesheet = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.styleSheets].some(
      ({ href, media }) => href !== null && media.mediaText !== 'not all',
    ),
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
  await filter.fill('d');
  await changeDom(page);
  await filter.fill('dia');
  const found = page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: 'useDialogs' });
  await expect(found.first()).toBeVisible();
  await changeDom(page);
  await filter.fill('');
  await changeDom(page);
  await clickCopyButton(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Copy page/ })
      .first(),
  );
  await changeDom(page);
  await page
    .getByRole('group', { name: 'Was this page helpful?' })
    .getByText('Yes', { exact: true })
    .click();
  // The vote changes the accessible name of the group.
  await expect(page.getByText('Thank you.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Color mode' }).click();
  await getModeLabel(page, 'Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

for (const [moment, prepare] of [
  // Nothing signals intent before the search, so the search starts React.
  ['before React starts', openPage],
  ['after React has started', startPage],
] as const) {
  test(`it keeps styles and controls working if the DOM changes ${moment}`, async ({ open }) => {
    const { page, record } = await open();
    await prepare({ page, record }, PAGE);
    await changeDom(page);
    await search(page);
    await operateControls(page);
    expect(await hasStylesheet(page)).toBe(true);
    await expect(findFailures(page)).toHaveCount(0);
  });
}

test('it keeps the mobile sidebar open, and the text in its filter, if React discards the server’s HTML', async ({
  open,
}) => {
  const { page } = await openPage(
    await open({ viewport: { width: 390, height: 800 } }),
    'core/introduction/installation/',
  );
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
  const { page } = await openPage(await open(), 'core/react-persistent-state/');
  await changeDom(page);
  const tools = page.getByRole('group', { name: /^Tools of/ }).first();
  await tools.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByText('Type to change the demo above')).toBeVisible();
  await expect(findFailures(page)).toHaveCount(0);
});

test('it keeps a page working if the hash in its URL is malformed', async ({ open }) => {
  const { page } = await startPage(await open(), 'core/introduction/#100%');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
  await page.evaluate(() => {
    location.hash = '#50%';
  });
  await page.goBack();
  await expect(findFailures(page)).toHaveCount(0);
  expect(page.url()).toContain(getSiteUrl('core/introduction/'));
});

test('it keeps the styles of the next page while no cache has the stylesheets', async ({
  open,
}) => {
  const { page } = await openPage(await open(), 'core/introduction/tutorial/');
  const stylesheets = await pauseRequests(page, '**/assets/css/*.css');
  await startReact(page);
  await navigateWithinSite(page, 'core/introduction/roadmap/');
  const cell = page.locator('.table td').first();
  await expect(cell).toHaveCSS('padding-left', '16px');
  stylesheets.resume();
  await expect(cell).toHaveCSS('font-size', '14px');
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});
