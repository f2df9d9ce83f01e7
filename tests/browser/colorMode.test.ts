/** Light, dark and system: kept across reloads, never the wrong color for a moment. */
import { accents } from '../../plugins/brand/shared/tokens';
import { type TestPage, setUpChromium } from '../support/chromium';
import { brightness, film, frameSamples, watchPage } from '../support/probes';
import { PAGE_KINDS, siteUrl } from '../support/site';
import { modeLabel, reactIsOn, openPage, showIntent } from '../support/start';

const CHOICES = ['Light', 'Dark', 'System'] as const;
const SYSTEMS = ['light', 'dark'] as const;

const CASES = CHOICES.flatMap((choice) => SYSTEMS.map((system) => ({ choice, system })));

const open = setUpChromium();

async function choose({ page }: TestPage, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Color mode' }).click();
  await modeLabel(page, choice).click();
}

const attributes = (page: TestPage['page']): Promise<(string | undefined)[]> =>
  page.evaluate(() => {
    const { theme, themeChoice } = document.documentElement.dataset;
    return [theme, themeChoice];
  });

describe.each(CASES)('chosen: $choice, operating system: $system', ({ choice, system }) => {
  const theme = choice === 'System' ? system : choice.toLowerCase();

  test('is kept across a reload without a flash, and by React', async () => {
    const test = await open({ colorScheme: system });
    const { page } = test;
    await watchPage(page);
    await openPage(test, PAGE_KINDS.text);
    await choose(test, choice);
    await reactIsOn(page);
    expect(await attributes(page)).toEqual([theme, choice.toLowerCase()]);
    await page.keyboard.press('Escape');
    await test.record.quiet();

    // What is painted, from the last frame before the reload to the last one after it.
    const cdp = await page.context().newCDPSession(page);
    const pictures = await film(cdp, async () => {
      await page.reload();
      await test.record.quiet();
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
    expect(await attributes(page)).toEqual([theme, choice.toLowerCase()]);
    await page.getByRole('button', { name: 'Color mode' }).click();
    await expect(page.getByRole('radio', { name: choice }).isChecked()).resolves.toBe(true);
    expect(test.record.problems).toEqual([]);
  });
});

test('System follows the operating system live, before and after React', async () => {
  const test = await open({ colorScheme: 'light' });
  const { page } = test;
  await openPage(test, PAGE_KINDS.text);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
  await showIntent(page);
  await reactIsOn(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForSelector('html[data-theme="light"]', { state: 'attached' });
});

test('a choice reaches the other tabs of the browser', async () => {
  const test = await open({ colorScheme: 'light' });
  const other = await test.page.context().newPage();
  await other.goto(siteUrl(PAGE_KINDS.overview));
  await openPage(test, PAGE_KINDS.text);
  await choose(test, 'Dark');
  await other.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
});

test('blocked storage means the default, and no error', async () => {
  const test = await open({ colorScheme: 'dark' });
  await test.page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await openPage(test, PAGE_KINDS.text);
  expect(await attributes(test.page)).toEqual(['dark', 'system']);
  await choose(test, 'Light');
  await reactIsOn(test.page);
  expect(await attributes(test.page)).toEqual(['light', 'light']);
  expect(test.record.problems).toEqual([]);
});

test.each(SYSTEMS)(
  'Studio’s pages are violet down to info boxes and native parts, %s',
  async (scheme) => {
    const { page } = await open({ colorScheme: scheme });
    await page.goto(siteUrl(PAGE_KINDS['other overview']));
    const shown = await page.evaluate(() => {
      // What an info box is drawn with; no page of Studio's has one at present.
      const box = document.createElement('div');
      const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      box.className = 'callout callout-info';
      box.append(icon);
      document.querySelector('.prose')?.append(box);
      return {
        native: getComputedStyle(document.documentElement).accentColor,
        box: getComputedStyle(box).backgroundColor,
        icon: getComputedStyle(icon).color,
      };
    });
    const { accent, 'accent-tint': tint, 'accent-text': text } = accents.studio[scheme];
    const rgb = (hex: string): string =>
      `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
    expect(shown).toEqual({ native: rgb(accent), box: rgb(tint), icon: rgb(text) });
  },
);
