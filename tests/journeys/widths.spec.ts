/** At home on every screen. */
import type { Frame } from '@playwright/test';
import { overflow } from '../support/overflow';
import { PAGE_KIND_NAMES, PAGE_KINDS, siteUrl } from '../support/site';
import { expect, test } from '../support/test';

const WIDTHS = [375, 768, 1280, 1920];
const BAR_WIDTHS = [320, 360, 375, 412, 599];

/** The words of a drawing that an edge of its window cuts; in little room, whole panes are left out. */
function clippedWords(drawing: Element): (string | null)[] {
  const { left, right } = (drawing.firstElementChild ?? drawing).getBoundingClientRect();
  return [...drawing.querySelectorAll('text')]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return [left, right].some((edge) => box.left < edge - 1 && box.right > edge + 1);
    })
    .map(({ textContent }) => textContent);
}

test('it fits into windows of all widths on pages of all kinds', async ({ open }) => {
  const { page } = await open();
  for (const kind of PAGE_KIND_NAMES) {
    await page.goto(siteUrl(PAGE_KINDS[kind]));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect({ kind, width, overflow: await page.evaluate(overflow) }).toEqual({
        kind,
        width,
        overflow: [],
      });
    }
  }
});

for (const path of ['', 'core/introduction/', 'studio/getting-started/']) {
  test(`it lets nothing stick out at any width on "${path}", and shows whole words in the drawing`, async ({
    open,
  }) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(siteUrl(path));
    // A frame is a window to the page in it, and changes its width in no time.
    const frame = await page.evaluateHandle((address) => {
      const made = document.createElement('iframe');
      made.src = address;
      made.style.cssText = 'height: 900px; border: 0';
      document.body.replaceChildren(made);
      return made;
    }, siteUrl(path));
    const [, content] = page.frames() as [Frame, Frame];
    await content.waitForLoadState();
    await content.evaluate(() => document.fonts.ready.then(() => undefined));
    const clipped: { width: number; words: (string | null)[] }[] = [];
    for (let width = 320; width <= 1440; width += 20) {
      await frame.evaluate((made, px) => (made.style.width = `${px}px`), width);
      const words = [
        ...(await content.getByRole('img').first().evaluate(clippedWords)),
        ...(await content.evaluate(overflow)),
      ];
      if (words.length > 0) {
        clipped.push({ width, words });
      }
    }
    expect(clipped).toEqual([]);
  });
}

test('it lets nothing touch in the bar of narrow windows', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  for (const kind of ['text', 'reference', '404', 'search'] as const) {
    await page.goto(siteUrl(PAGE_KINDS[kind]));
    for (const width of BAR_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .getByRole('banner')
        .locator(':is(a, button):visible')
        .evaluateAll((controls) =>
          controls.map((control) => {
            const range = document.createRange();
            range.selectNodeContents(control);
            const { left, right } = range.getBoundingClientRect();
            return { name: control.textContent, left, right };
          }),
        );
      const gaps = boxes.slice(1).map(({ name, left }, index) => ({
        kind,
        width,
        name,
        // “Toolpad Core” is two links and one name.
        touches: left - (boxes[index]?.right ?? 0) < (boxes[index]?.name === 'Toolpad' ? 4 : 10),
      }));
      expect(gaps.filter(({ touches }) => touches)).toEqual([]);
      expect(await page.evaluate(overflow)).toEqual([]);
    }
  }
});

test("it names the product in a phone's bar, which leads to its overview", async ({ open }) => {
  const { page } = await open({ viewport: { width: 320, height: 800 } });
  for (const [path, name, overview] of [
    ['core/introduction/base-concepts/', 'Core', 'core/introduction/'],
    ['studio/concepts/queries/', 'Studio', 'studio/getting-started/'],
  ] as const) {
    await page.goto(siteUrl(path));
    const bar = page.getByRole('banner');
    await expect(bar).toHaveText(new RegExp(`^Toolpad\\s+${name}\\s+v\\d`), { useInnerText: true });
    await bar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(siteUrl(overview));
  }
});

test('it sizes all text by the text size of the browser', async ({ open }) => {
  // The policy of the pages refuses the style by which the test replaces the browser's setting.
  const { page } = await open({ bypassCSP: true });
  await page.goto(siteUrl('core/introduction/'));
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
