/** "Check my project": what a reader's package.json has of a page, without anybody being asked. */
import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../../scripts/lib/axe';
import { setUpChromium } from '../support/chromium';
import { siteUrl } from '../support/site';
import { startPage } from '../support/start';

const CRUD = 'core/react-crud/';
const SHORT = 'core/react-use-session/api/';

const open = setUpChromium();

describe('check my project', () => {
  const OLD = JSON.stringify({
    packageManager: 'pnpm@9.12.0',
    dependencies: { '@toolpad/core': '^0.12.0', react: '^18.2.0' },
  });

  const button = (page: Page): Locator => page.getByRole('button', { name: 'Check my project' });
  const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Check my project' });
  const field = (page: Page): Locator => dialog(page).getByRole('textbox');
  const answer = (page: Page): Locator => dialog(page).getByRole('status');
  const report = (page: Page): Locator =>
    answer(page).getByRole('heading', { name: 'Features on this page' });

  test('opens by a click that comes before React, and answers to pasted text', async () => {
    const { page, record } = await open();
    await page.goto(siteUrl(CRUD));
    await button(page).click();
    await field(page).fill(OLD);
    const status = answer(page);
    await status.getByText('Your project has none of the', { exact: false }).waitFor();
    await expect(status.locator('code').first().innerText()).resolves.toMatch(
      /^pnpm add @toolpad\/core@0\.15\.0 .*react@19 react-dom@19/,
    );
    await expect(status.getByRole('listitem').first().innerText()).resolves.toMatch(
      /^No:\s+Crud and CrudProvider\s+Needs 0\.13\.0 or newer\.$/,
    );
    expect(record.problems).toEqual([]);
  });

  test.each([
    ['the reader’s, where the project names none', {}, 'pnpm add '],
    ['the project’s, where it names one', { packageManager: 'yarn@4.9.0' }, 'yarn add '],
  ])('the command is for the package manager: %s', async (_, named, command) => {
    const { page } = await open();
    await page.goto(siteUrl('core/introduction/installation/'));
    await page.locator('[data-manager-tab="pnpm"]').first().click();
    await button(page).click();
    await field(page).fill(JSON.stringify({ dependencies: {}, ...named }));
    await report(page).waitFor();
    const shown = await answer(page).locator('code').first().innerText();
    expect(shown.startsWith(command)).toBe(true);
  });

  test('asks nobody: no request is made, and it works without a network', async () => {
    const { page, record } = await open();
    await startPage({ page, record, close: () => page.close() }, CRUD);
    await button(page).click();
    await dialog(page).waitFor();
    await record.quiet();
    record.forgetRequests();
    await page.context().setOffline(true);
    await field(page).fill(OLD);
    await report(page).waitFor();
    await page.keyboard.press('Escape');
    await record.quiet();
    expect(record.requests).toEqual([]);
  });

  test('takes files: chosen, dropped, too large', async () => {
    const { page } = await open();
    await page.goto(siteUrl(CRUD));
    await button(page).click();
    const input = dialog(page).locator('input[type="file"]');
    const file = (text: string) => ({
      name: 'package.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await input.setInputFiles(file(OLD));
    await report(page).waitFor();
    await input.setInputFiles(file(' '.repeat(1_000_001)));
    await answer(page).getByText('larger than 1 MB').waitFor();
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'package.json'));
      return transfer;
    }, OLD);
    await dialog(page).dispatchEvent('drop', { dataTransfer: data });
    await report(page).waitFor();
  });

  test.each([
    ['npm install', 'This is not a package.json'],
    ['{ "dependencies": {}, }', 'This is not valid JSON'],
    ['{ "lockfileVersion": 3 }', 'This is a lockfile'],
    ['{ "dependencies": { "@toolpad/core": "catalog:" } }', 'in the catalog of the workspace'],
  ])('%s: clear words', async (text, words) => {
    const { page, record } = await open();
    await page.goto(siteUrl(CRUD));
    await button(page).click();
    await field(page).fill(text);
    await answer(page).getByText(words, { exact: false }).first().waitFor();
    expect(record.problems).toEqual([]);
  });

  test('by keyboard: opened, left, and the focus is back where it was', async () => {
    const { page } = await open();
    await page.goto(siteUrl(CRUD));
    await button(page).focus();
    await page.keyboard.press('Enter');
    await field(page).waitFor();
    await expect(field(page).evaluate((node) => node === document.activeElement)).resolves.toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect(button(page).evaluate((node) => node === document.activeElement)).resolves.toBe(
      true,
    );
  });

  test.each(['light', 'dark'] as const)('axe, %s', async (colorScheme) => {
    const { page } = await open({ colorScheme, reducedMotion: 'reduce' });
    // A short page: behind the dialog axe looks for what shows through from every element.
    await page.goto(siteUrl(SHORT));
    await button(page).click();
    await field(page).fill(OLD);
    await report(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });
});
