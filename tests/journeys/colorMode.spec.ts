/** Tests the color modes light, dark, and system, which persist across reloads without a flash. */
import type { Page } from '@playwright/test';
import { blockStorage } from '../fixtures/demos/page';
import { getFrameSamples, watchPage } from '../support/probes';
import { PAGE_KINDS } from '../support/site';
import { getModeLabel, openPage, waitForReact, showIntent } from '../support/start';
import { expect, test } from '../support/test';

async function selectMode(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Color mode' }).click();
  await getModeLabel(page, choice).click();
}

const getMode = (page: Page) =>
  page.evaluate(() => {
    const { theme, themeChoice } = document.documentElement.dataset;
    return { theme, themeChoice };
  });

const expectTheme = (page: Page, theme: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

for (const [choice, system] of [
  ['Light', 'dark'],
  ['Dark', 'light'],
  ['System', 'dark'],
] as const) {
  test(`it keeps the color mode “${choice}” after a reload without a flash if the system’s color scheme is ${system}`, async ({
    open,
  }) => {
    const theme = choice === 'System' ? system : choice.toLowerCase();
    const chosen = { theme, themeChoice: choice.toLowerCase() };
    const { page, record } = await open({ colorScheme: system });
    await watchPage(page);
    await openPage({ page, record }, PAGE_KINDS.text);
    await selectMode(page, choice);
    await waitForReact(page);
    expect(await getMode(page)).toEqual(chosen);
    await page.keyboard.press('Escape');
    await record.quiet();

    await page.reload();
    await record.quiet();
    // The samples contain the colors of all frames, including the first one.
    const frames = await getFrameSamples(page);
    const last = frames.at(-1);
    expect(last?.theme).toBe(theme);
    expect(frames.filter((frame) => frame.background !== last?.background)).toEqual([]);
    expect(frames.filter((frame) => frame.theme !== theme)).toEqual([]);

    await showIntent(page);
    await waitForReact(page);
    expect(await getMode(page)).toEqual(chosen);
    await page.getByRole('button', { name: 'Color mode' }).click();
    await expect(page.getByRole('radio', { name: choice })).toBeChecked();
    expect(record.problems).toEqual([]);
  });
}

test('it follows changes to the system’s color scheme, and lets the reader change it, even if storage is blocked', async ({
  open,
}) => {
  const { page, record } = await open({ colorScheme: 'light' });
  await blockStorage(page);
  await openPage({ page, record }, PAGE_KINDS.text);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await showIntent(page);
  await waitForReact(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
  expect(await getMode(page)).toEqual({ theme: 'light', themeChoice: 'system' });
  await selectMode(page, 'Dark');
  expect(await getMode(page)).toEqual({ theme: 'dark', themeChoice: 'dark' });
  expect(record.problems).toEqual([]);
});
