/** What a reader sees without scrolling, on a laptop and on a phone. */
import type { Locator, Page } from 'playwright-core';
import { PRODUCTS } from '../../src/site/products';
import { setUpChromium } from '../support/chromium';
import { READER } from '../support/companion/visit';
import { PAGE_KINDS, siteUrl } from '../support/site';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 375, height: 800 },
];

const open = setUpChromium();

/** Where an element begins and ends, in px from the top of the page. */
async function span(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox();
  return { top: box?.y ?? Infinity, bottom: (box?.y ?? Infinity) + (box?.height ?? 0) };
}

const command = (page: Page, text: string): Locator =>
  page.getByRole('article').locator('pre:visible').filter({ hasText: text }).first();

describe.each(PRODUCTS)('the overview of $name', (product) => {
  const other = PRODUCTS.filter(({ id }) => id !== product.id);

  test.each(SCREENS)('at $width × $height', async (viewport) => {
    const { page } = await open({ viewport, javaScriptEnabled: false });
    await page.goto(siteUrl(product.home.slice(1)));
    const install = await span(command(page, `npm install ${product.package}@`));
    const drawing = await span(page.getByRole('article').getByRole('img').first());
    const tools = await span(page.getByRole('link', { name: 'Markdown', exact: true }));
    expect(install.bottom).toBeLessThan(drawing.top);
    // The whole of a window's bar, side and first rows.
    expect(drawing.top + 200).toBeLessThan(viewport.height);
    expect(drawing.bottom).toBeLessThan(tools.top);
    for (const { name } of other) {
      const link = page.getByRole('article').getByRole('link', { name, exact: true }).first();
      expect((await span(link)).bottom).toBeLessThan(viewport.height);
    }
  });

  test('installs with the package manager that the reader chooses', async () => {
    const { page } = await open();
    await page.goto(siteUrl(product.home.slice(1)));
    await page
      .getByRole('article')
      .getByRole('radio', { name: 'pnpm' })
      .first()
      .check({ force: true });
    await command(page, `pnpm add ${product.package}@`).waitFor();
  });
});

const { text, component, API, tutorial, reference, examples } = PAGE_KINDS;

test.each([text, component, API, tutorial, reference, examples, 'core/react-crud/'])(
  'on the smallest usual phone the ad leaves the first sentence on the first screen: %s',
  async (path) => {
    const viewport = { width: 375, height: 667 };
    const { page } = await open({ viewport, userAgent: READER });
    await page.goto(siteUrl(path));
    const room = await span(page.locator('[data-companion-room]'));
    const sentence = await span(page.locator('article .prose'));
    expect(room.bottom - room.top).toBe(142);
    expect(sentence.top).toBeGreaterThan(room.bottom);
    const margins = await page
      .locator('[data-companion-room]')
      .evaluate((block) => [
        getComputedStyle(block).marginTop,
        getComputedStyle(block).marginBottom,
      ]);
    expect(margins).toEqual(['24px', '24px']);
    expect(sentence.top - room.bottom).toBeGreaterThanOrEqual(24);
    // Its first line.
    expect(sentence.top + 26).toBeLessThan(viewport.height);
  },
);
