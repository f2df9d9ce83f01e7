/** Tests the color modes light, dark, and system, which persist across reloads without a flash. */
import type { Page } from '@playwright/test';
import { accents } from '../../plugins/brand/shared/tokens';
import { blockStorage } from '../fixtures/demos/page';
import { getFrameSamples, watchPage } from '../support/probes';
import { PAGE_KINDS, getSiteUrl } from '../support/site';
import { getModeLabel, openPage, waitForReact, showIntent } from '../support/start';
import { expect, test } from '../support/test';
import { measureBrightness, recordScreen } from './recordScreen';

const SYSTEM_SCHEMES = ['light', 'dark'] as const;

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
  ['System', 'light'],
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

    // The screenshots show all frames from the last one before the reload to the last one after it.
    const cdp = await page.context().newCDPSession(page);
    const pictures = await recordScreen(cdp, async () => {
      await page.reload();
      await record.quiet();
    });
    const lights = await measureBrightness(page, pictures);
    expect(lights.length).toBeGreaterThan(0);
    expect(lights.filter((light) => (theme === 'dark' ? light > 110 : light < 145))).toEqual([]);

    // The samples contain the colors of all frames, including the first frame, which screenshots may miss.
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

test('it follows changes to the operating system’s color scheme, both before and after React starts', async ({
  open,
}) => {
  const { page, record } = await open({ colorScheme: 'light' });
  await openPage({ page, record }, PAGE_KINDS.text);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await showIntent(page);
  await waitForReact(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
});

test('it applies the selected color mode to the browser’s other tabs', async ({ open }) => {
  const { page, record } = await open({ colorScheme: 'light' });
  const other = await page.context().newPage();
  await other.goto(getSiteUrl(PAGE_KINDS.overview));
  await openPage({ page, record }, PAGE_KINDS.text);
  await selectMode(page, 'Dark');
  await expectTheme(other, 'dark');
});

test('it follows the system’s color scheme and lets the reader change it, even if storage is blocked', async ({
  open,
}) => {
  const { page, record } = await open({ colorScheme: 'dark' });
  await blockStorage(page);
  await openPage({ page, record }, PAGE_KINDS.text);
  expect(await getMode(page)).toEqual({ theme: 'dark', themeChoice: 'system' });
  await selectMode(page, 'Light');
  await waitForReact(page);
  expect(await getMode(page)).toEqual({ theme: 'light', themeChoice: 'light' });
  expect(record.problems).toEqual([]);
});

test('it uses Studio’s accent color for native controls and the current sidebar entry on Studio’s pages', async ({
  open,
}) => {
  const { page } = await open({ reducedMotion: 'reduce' });
  await page.goto(getSiteUrl(PAGE_KINDS['other overview']));
  const html = page.locator('html');
  const current = page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: 'Overview' });
  const toRgb = (hex: string): string =>
    `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
  for (const colorScheme of SYSTEM_SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const { accent, 'accent-tint': tint, 'accent-text': text } = accents.studio[colorScheme];
    await expect(html).toHaveCSS('accent-color', toRgb(accent));
    await expect(current).toHaveCSS('background-color', toRgb(tint));
    await expect(current).toHaveCSS('color', toRgb(text));
  }
});
