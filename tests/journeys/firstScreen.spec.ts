/** What a reader sees without scrolling, on a laptop and on a phone. */
import type { Locator, Page } from '@playwright/test';
import { PRODUCTS } from '../../src/site/products';
import { READER } from '../support/companion/visit';
import { PAGE_KINDS, siteUrl } from '../support/site';
import { expect, test } from '../support/test';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 375, height: 800 },
];

/** Where an element begins and ends, in px from the top of the page. */
async function span(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox();
  return { top: box?.y ?? Infinity, bottom: (box?.y ?? Infinity) + (box?.height ?? 0) };
}

const command = (page: Page, text: string): Locator =>
  page.getByRole('article').locator('pre:visible').filter({ hasText: text }).first();

for (const product of PRODUCTS) {
  test.describe(`the overview of ${product.name}`, () => {
    const others = PRODUCTS.filter(({ id }) => id !== product.id);

    test('it has the command, the drawing and the way to the other product on the first screen', async ({
      open,
    }) => {
      const { page } = await open({ javaScriptEnabled: false });
      await page.goto(siteUrl(product.home.slice(1)));
      const article = page.getByRole('article');
      for (const viewport of SCREENS) {
        await page.setViewportSize(viewport);
        const install = await span(command(page, `npm install ${product.package}@`));
        const drawing = await span(article.getByRole('img').first());
        const tools = await span(page.getByRole('link', { name: 'Markdown', exact: true }));
        expect(install.bottom).toBeLessThan(drawing.top);
        // The whole of a window's bar, side and first rows.
        expect(drawing.top + 200).toBeLessThan(viewport.height);
        expect(drawing.bottom).toBeLessThan(tools.top);
        for (const { name } of others) {
          const link = article.getByRole('link', { name, exact: true }).first();
          expect((await span(link)).bottom).toBeLessThan(viewport.height);
        }
      }
    });

    test('it installs with the package manager that the reader chooses', async ({ open }) => {
      const { page } = await open();
      await page.goto(siteUrl(product.home.slice(1)));
      const pnpm = page.getByRole('article').getByRole('radio', { name: 'pnpm' }).first();
      await pnpm.check({ force: true });
      await expect(command(page, `pnpm add ${product.package}@`)).toBeVisible();
    });
  });
}

const { text, component, API, tutorial, reference, examples } = PAGE_KINDS;

test('it leaves the first sentence of a page on the first screen of the smallest usual phone, below the ad', async ({
  open,
}) => {
  const viewport = { width: 375, height: 667 };
  const { page } = await open({ viewport, userAgent: READER });
  for (const path of [text, component, API, tutorial, reference, examples, 'core/react-crud/']) {
    await test.step(path, async () => {
      await page.goto(siteUrl(path));
      const block = page.locator('[data-companion-room]');
      const room = await span(block);
      const sentence = await span(page.locator('article .prose'));
      expect(room.bottom - room.top).toBe(142);
      await expect(block).toHaveCSS('margin-top', '24px');
      await expect(block).toHaveCSS('margin-bottom', '24px');
      expect(sentence.top - room.bottom).toBeGreaterThanOrEqual(24);
      // Its first line.
      expect(sentence.top + 26).toBeLessThan(viewport.height);
    });
  }
});
