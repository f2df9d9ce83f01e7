/** Tests demos in a tab with an old build, and with invalid values in storage. */
import type { Locator } from '@playwright/test';
import {
  type DemoOnPage,
  getEditorField as field,
  openDemos,
  showDemo,
} from '../../fixtures/demos/page';
import { expect, test } from '../../support/test';

const SCRIPT_FILES = '**/assets/js/**';

/** The response of some hosts to requests for files of an earlier build: a page with status 200. */
const MISSING_FILE_RESPONSE = {
  contentType: 'text/html',
  body: '<!doctype html><title>Toolpad</title>',
};

const getTool = ({ figure }: DemoOnPage, name: string): Locator =>
  figure.getByRole('button', { name }).first();

const getError = ({ figure }: DemoOnPage): Locator =>
  figure.getByRole('alert').filter({ hasText: 'Could not load the editor' });

const retry = (parent: Locator): Promise<void> =>
  parent.getByRole('button', { name: 'Try again' }).click();

test('it names the part that failed to load, and loads it on a retry, if the host has removed the scripts', async ({
  open,
}) => {
  const { page, record } = await openDemos(await open());
  await record.quiet();
  await page.route(SCRIPT_FILES, (route) => route.fulfill(MISSING_FILE_RESPONSE));
  const demo = await showDemo(page, 'ConfirmDialog');
  await getTool(demo, 'Edit').click();
  await expect(getError(demo)).toBeVisible();
  await getTool(demo, 'Open in StackBlitz').click();
  await expect(demo.figure.getByText('StackBlitz could not be opened')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search the documentation' });
  const failure = search.getByText('The search could not be loaded');
  await expect(failure).toBeVisible();
  await expect(search.getByRole('link', { name: 'See all pages' })).toBeVisible();
  await page.unroute(SCRIPT_FILES);
  await retry(search);
  await expect(failure).toHaveCount(0);
  await expect(search.getByRole('group', { name: 'Search in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await retry(getError(demo));
  await expect(field(demo)).toBeVisible();
});

test('it starts a demo without an error if storage contains invalid values', async ({ open }) => {
  const { page, record } = await open();
  await page.addInitScript(() => {
    const invalid = '{"ConfirmDialog.tsx":{"code":1}}';
    sessionStorage.setItem('demo:core/stress/ConfirmDialog:MUI System:TS', invalid);
    sessionStorage.setItem('reading-positions', '[7]');
    localStorage.setItem('sidebar-position', 'null');
  });
  await openDemos({ page });
  const demo = await showDemo(page, 'ConfirmDialog');
  await expect(field(demo)).toHaveValue(/Answer:/);
  await expect(demo.content.getByText('Answer: nothing yet')).toBeVisible();
  expect(record.problems).toEqual([]);
});
