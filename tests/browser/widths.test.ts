/** At home on every screen. */
import type { Frame } from 'playwright-core';
import { setUpChromium } from '../support/chromium';
import { overflow } from '../support/overflow';
import { PAGE_KIND_NAMES, PAGE_KINDS, siteUrl } from '../support/site';

const WIDTHS = [375, 768, 1280, 1920];

const open = setUpChromium();

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

test.each(WIDTHS)('no page of any kind is wider than a window of %i px', async (width) => {
  const { page } = await open({ viewport: { width, height: 900 } });
  for (const kind of PAGE_KIND_NAMES) {
    await page.goto(siteUrl(PAGE_KINDS[kind]));
    expect({ kind, overflow: await page.evaluate(overflow) }).toEqual({ kind, overflow: [] });
  }
});

test.each(['', 'core/introduction/', 'studio/getting-started/'])(
  'on "%s" nothing sticks out at any width, and the drawing shows whole words',
  async (path) => {
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
  },
);

test.each([320, 360, 375, 412, 599])('in a bar of %i px nothing touches', async (width) => {
  const { page } = await open({ javaScriptEnabled: false, viewport: { width, height: 800 } });
  for (const kind of ['text', 'reference', '404', 'search'] as const) {
    await page.goto(siteUrl(PAGE_KINDS[kind]));
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
      name,
      // “Toolpad Core” is two links and one name.
      touches: left - (boxes[index]?.right ?? 0) < (boxes[index]?.name === 'Toolpad' ? 4 : 10),
    }));
    expect(gaps.filter(({ touches }) => touches)).toEqual([]);
    expect(await page.evaluate(overflow)).toEqual([]);
  }
});

test.each([
  ['core/introduction/base-concepts/', 'Core', 'core/introduction/'],
  ['studio/concepts/queries/', 'Studio', 'studio/getting-started/'],
])('on a phone the bar of %s names %s, and leads to its overview', async (path, name, overview) => {
  const { page } = await open({ viewport: { width: 320, height: 800 } });
  await page.goto(siteUrl(path));
  const bar = page.getByRole('banner');
  await expect(bar.innerText()).resolves.toMatch(new RegExp(`^Toolpad\\s+${name}\\s+v\\d`));
  await bar.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(siteUrl(overview));
});

it.each(['article p', 'article code', 'nav#siteSidebar a', 'header a'])(
  'sizes the text of "%s" by the text size of the browser',
  async (selector) => {
    // The policy of the pages refuses the style by which the test stands in for the browser's setting.
    const { page } = await open({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
    await page.goto(siteUrl('core/introduction/'));
    const getSize = () =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const usual = await getSize();
    await page.addStyleTag({ content: 'html { font-size: 32px }' });
    expect(await getSize()).toBe(2 * usual);
  },
);
