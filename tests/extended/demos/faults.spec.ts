/** Tests demos in a tab with an old build, with unexpected responses, and with invalid values in storage. */
import type { Locator, Page } from '@playwright/test';
import {
  type DemoOnPage,
  getEditorField as field,
  openDemos,
  showDemo,
} from '../../fixtures/demos/page';
import { expect, type OpenPage, test } from '../../support/test';

const SCRIPT_FILES = '**/assets/js/**';

/** Hosts' responses to requests for files of an earlier build. */
const MISSING_FILE_RESPONSES = {
  'status 404': { status: 404, contentType: 'text/html', body: '<h1>Page not found</h1>' },
  'a 404 page with status 200': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><title>Toolpad</title>',
  },
};

async function openIdlePage(open: OpenPage): Promise<Page> {
  const { page, record } = await openDemos(await open());
  await record.quiet();
  return page;
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Eleven demos' })).toBeVisible();
  expect(await page.locator('[data-demo]').count()).toBeGreaterThan(5);
}

const getTool = ({ figure }: DemoOnPage, name: string): Locator =>
  figure.getByRole('button', { name }).first();

const getError = ({ figure }: DemoOnPage): Locator =>
  figure.getByRole('alert').filter({ hasText: 'Could not load the editor' });

const getSearch = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' });

/** Expects an error message instead of the editor and of a sandbox. */
async function expectFailedTools(page: Page): Promise<DemoOnPage> {
  const demo = await showDemo(page, 'ConfirmDialog');
  await getTool(demo, 'Edit').click();
  await expect(getError(demo)).toBeVisible();
  await getTool(demo, 'Open in StackBlitz').click();
  await expect(demo.figure.getByText('StackBlitz could not be opened')).toBeVisible();
  await expectPage(page);
  return demo;
}

async function retry(parent: Locator): Promise<void> {
  await parent.getByRole('button', { name: 'Try again' }).click();
}

for (const [name, response] of Object.entries(MISSING_FILE_RESPONSES)) {
  test(`it names the part that failed to load, and loads it on a retry, if the host responds to script requests with ${name}`, async ({
    open,
  }) => {
    const page = await openIdlePage(open);
    await page.route(SCRIPT_FILES, (route) => route.fulfill(response));
    const demo = await expectFailedTools(page);
    await retry(getError(demo));
    await expect(getError(demo)).toBeVisible();
    await page.keyboard.press('Control+k');
    const failure = getSearch(page).getByText('The search could not be loaded');
    await expect(failure).toBeVisible();
    await page.unroute(SCRIPT_FILES);
    await retry(getSearch(page));
    await expect(failure).toHaveCount(0);
    await expect(getSearch(page).getByRole('group', { name: 'Search in' })).toBeVisible();
    await page.keyboard.press('Escape');
    await retry(getError(demo));
    await expect(field(demo)).toBeVisible();
  });
}

test('it starts a demo without an error if storage contains invalid values', async ({ open }) => {
  const { page, record } = await open();
  await page.addInitScript(() => {
    const nonsense = ['7', 'null', '[7]', '{"ConfirmDialog.tsx":{"code":1}}', '{', '\u0000'];
    const keys = ['demo:core/stress/ConfirmDialog:MUI System:TS', 'reading-positions'];
    const others = [
      'theme-toolpad',
      'toolpad-package-manager',
      'sidebar-position',
      'demo-running:x',
    ];
    keys.forEach((key, at) => sessionStorage.setItem(key, nonsense[3 - at] ?? ''));
    others.forEach((key, at) => localStorage.setItem(key, nonsense[at] ?? ''));
    others.forEach((key, at) => sessionStorage.setItem(key, nonsense[5 - at] ?? ''));
  });
  await openDemos({ page });
  const demo = await showDemo(page, 'ConfirmDialog');
  await expect(field(demo)).toHaveValue(/Answer:/);
  await expect(demo.content.getByText('Answer: nothing yet')).toBeVisible();
  expect(record.problems).toEqual([]);
});
