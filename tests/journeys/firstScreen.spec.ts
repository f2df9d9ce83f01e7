/** Tests the content that is visible without scrolling, on a laptop and on a phone. */
import type { Locator } from '@playwright/test';
import { PRODUCTS } from '../../src/site/products';
import { READER_USER_AGENT } from '../support/companion/test';
import { PAGE_KINDS, getSiteUrl } from '../support/site';
import { expect, test } from '../support/test';

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 375, height: 800 },
];

/** Returns the positions of an element's top and bottom edges, in px from the top of the page. */
async function getVerticalExtent(locator: Locator): Promise<{ top: number; bottom: number }> {
  const box = await locator.boundingBox();
  return { top: box?.y ?? Infinity, bottom: (box?.y ?? Infinity) + (box?.height ?? 0) };
}

for (const product of PRODUCTS) {
  test(`it shows the description, the install link, and the examples of ${product.name} without scrolling`, async ({
    open,
  }) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(getSiteUrl(product.home.slice(1)));
    const article = page.getByRole('article');
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      const lead = await getVerticalExtent(article.locator('.lead'));
      const install = await getVerticalExtent(
        article.getByRole('link', { name: `Install ${product.name}` }).first(),
      );
      const examples = await getVerticalExtent(
        article.getByRole('group', { name: 'Examples' }).or(article.getByRole('img')).first(),
      );
      expect(lead.bottom).toBeLessThan(install.top);
      expect(install.bottom).toBeLessThan(examples.top);
      // The first 240 px contain the tabs or the title bar of the first example, and its first lines.
      expect(examples.top + 240).toBeLessThan(viewport.height);
    }
  });
}

test('it shows the first line of text below the ad without scrolling on a small phone', async ({
  open,
}) => {
  const viewport = { width: 375, height: 667 };
  const { page } = await open({ viewport, userAgent: READER_USER_AGENT });
  for (const path of [PAGE_KINDS.text, PAGE_KINDS.API, PAGE_KINDS.reference]) {
    await test.step(path, async () => {
      await page.goto(getSiteUrl(path));
      const block = page.locator('[data-companion-slot]');
      const room = await getVerticalExtent(block);
      const sentence = await getVerticalExtent(page.locator('article .prose'));
      expect(room.bottom - room.top).toBe(142);
      await expect(block).toHaveCSS('margin-top', '24px');
      await expect(block).toHaveCSS('margin-bottom', '24px');
      expect(sentence.top - room.bottom).toBeGreaterThanOrEqual(24);
      // The first line has a height of 26 px.
      expect(sentence.top + 26).toBeLessThan(viewport.height);
    });
  }
});
