/** Light, dark and system: kept across reloads, never the wrong color for a moment. */
import type { Page } from '@playwright/test';
import { accents } from '../../plugins/brand/shared/tokens';
import { blockStorage } from '../fixtures/demos/page';
import { brightness, film, frameSamples, watchPage } from '../support/probes';
import { PAGE_KINDS, siteUrl } from '../support/site';
import { modeLabel, openPage, reactIsOn, showIntent } from '../support/start';
import { expect, test } from '../support/test';

const CHOICES = ['Light', 'Dark', 'System'] as const;
const SYSTEMS = ['light', 'dark'] as const;

async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Color mode' }).click();
  await modeLabel(page, choice).click();
}

const modeOf = (page: Page) =>
  page.evaluate(() => {
    const { theme, themeChoice } = document.documentElement.dataset;
    return { theme, themeChoice };
  });

const expectTheme = (page: Page, theme: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-theme', theme);

for (const [choice, system] of CHOICES.flatMap((each) =>
  SYSTEMS.map((scheme) => [each, scheme] as const),
)) {
  test(`it keeps ${choice} across a reload without a flash, and with React, on a ${system} system`, async ({
    open,
  }) => {
    const theme = choice === 'System' ? system : choice.toLowerCase();
    const chosen = { theme, themeChoice: choice.toLowerCase() };
    const { page, record } = await open({ colorScheme: system });
    await watchPage(page);
    await openPage({ page, record }, PAGE_KINDS.text);
    await choose(page, choice);
    await reactIsOn(page);
    expect(await modeOf(page)).toEqual(chosen);
    await page.keyboard.press('Escape');
    await record.quiet();

    // What is painted, from the last frame before the reload to the last one after it.
    const cdp = await page.context().newCDPSession(page);
    const pictures = await film(cdp, async () => {
      await page.reload();
      await record.quiet();
    });
    const lights = await brightness(page, pictures);
    expect(lights.length).toBeGreaterThan(0);
    expect(lights.filter((light) => (theme === 'dark' ? light > 110 : light < 145))).toEqual([]);

    // What each frame was about to paint, the first one included.
    const frames = await frameSamples(page);
    const last = frames.at(-1);
    expect(last?.theme).toBe(theme);
    expect(frames.filter((frame) => frame.background !== last?.background)).toEqual([]);
    expect(frames.filter((frame) => frame.theme !== theme)).toEqual([]);

    await showIntent(page);
    await reactIsOn(page);
    expect(await modeOf(page)).toEqual(chosen);
    await page.getByRole('button', { name: 'Color mode' }).click();
    await expect(page.getByRole('radio', { name: choice })).toBeChecked();
    expect(record.problems).toEqual([]);
  });
}

test('it follows the operating system live, before and after React', async ({ open }) => {
  const { page, record } = await open({ colorScheme: 'light' });
  await openPage({ page, record }, PAGE_KINDS.text);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectTheme(page, 'dark');
  await showIntent(page);
  await reactIsOn(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectTheme(page, 'light');
});

test('it brings a choice to the other tabs of the browser', async ({ open }) => {
  const { page, record } = await open({ colorScheme: 'light' });
  const other = await page.context().newPage();
  await other.goto(siteUrl(PAGE_KINDS.overview));
  await openPage({ page, record }, PAGE_KINDS.text);
  await choose(page, 'Dark');
  await expectTheme(other, 'dark');
});

test('it uses the default when storage is blocked, without an error', async ({ open }) => {
  const { page, record } = await open({ colorScheme: 'dark' });
  await blockStorage(page);
  await openPage({ page, record }, PAGE_KINDS.text);
  expect(await modeOf(page)).toEqual({ theme: 'dark', themeChoice: 'system' });
  await choose(page, 'Light');
  await reactIsOn(page);
  expect(await modeOf(page)).toEqual({ theme: 'light', themeChoice: 'light' });
  expect(record.problems).toEqual([]);
});

test('it shows Studio’s pages in violet, down to info boxes and native parts', async ({ open }) => {
  const { page } = await open({ reducedMotion: 'reduce' });
  await page.goto(siteUrl(PAGE_KINDS['other overview']));
  const html = page.locator('html');
  // What an info box is drawn with; no page of Studio's has one at present.
  await html.evaluate(() => {
    const added = document.createElement('div');
    added.className = 'callout callout-info';
    added.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    document.querySelector('.prose')?.prepend(added);
  });
  const box = page.locator('.callout-info').first();
  const rgb = (hex: string): string =>
    `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
  for (const colorScheme of SYSTEMS) {
    await page.emulateMedia({ colorScheme });
    const { accent, 'accent-tint': tint, 'accent-text': text } = accents.studio[colorScheme];
    await expect(html).toHaveCSS('accent-color', rgb(accent));
    await expect(box).toHaveCSS('background-color', rgb(tint));
    await expect(box.locator('svg')).toHaveCSS('color', rgb(text));
  }
});
