/** Tests the layout at all window widths. */
import type { Frame } from '@playwright/test';
import { findOverflow } from '../support/overflow';
import { getSiteUrl } from '../support/site';
import { expect, test } from '../support/test';

for (const path of ['', 'core/introduction/']) {
  test(`it doesn’t overflow at any width from 320 to 1440 px on /${path}`, async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(getSiteUrl(path));
    // A frame has its own viewport, and resizes faster than the window.
    const frame = await page.evaluateHandle((url) => {
      const made = document.createElement('iframe');
      made.src = url;
      made.style.cssText = 'height: 900px; border: 0';
      document.body.replaceChildren(made);
      return made;
    }, getSiteUrl(path));
    const [, content] = page.frames() as [Frame, Frame];
    await content.waitForLoadState();
    await content.evaluate(() => document.fonts.ready.then(() => undefined));
    const overflows: object[] = [];
    for (let width = 320; width <= 1440; width += 20) {
      await frame.evaluate((made, px) => (made.style.width = `${px}px`), width);
      const overflow = await content.evaluate(findOverflow);
      if (overflow.length > 0) {
        overflows.push({ width, overflow });
      }
    }
    expect(overflows).toEqual([]);
  });
}

test('it shows the current product in the app bar of a phone, as a link to its overview', async ({
  open,
}) => {
  const { page } = await open({ viewport: { width: 320, height: 800 } });
  await page.goto(getSiteUrl('studio/concepts/queries/'));
  const bar = page.getByRole('banner');
  await expect(bar).toHaveText(/^Toolpad\s+Studio\s+v\d/, { useInnerText: true });
  await bar.getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page).toHaveURL(getSiteUrl('studio/getting-started/'));
});

test('it scales text with the browser’s font size setting', async ({ open }) => {
  // The content security policy would block the style that simulates the browser's setting.
  const { page } = await open({ bypassCSP: true });
  await page.goto(getSiteUrl('core/introduction/'));
  const getSizes = () =>
    Promise.all(
      ['article p', 'article code', 'nav#siteSidebar a', 'header a'].map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
  const usual = await getSizes();
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
  expect(await getSizes()).toEqual(usual.map((size) => 2 * size));
});
