/** At home on every screen. */
import { setUpChromium } from '../support/chromium';
import { overflow } from '../support/overflow';
import { PAGE_KIND_NAMES, PAGE_KINDS, siteUrl } from '../support/site';

const WIDTHS = [375, 768, 1280, 1920];

const open = setUpChromium();

test.each(WIDTHS)('no page of any kind is wider than a window of %i px', async (width) => {
  const { page } = await open({ viewport: { width, height: 900 } });
  for (const kind of PAGE_KIND_NAMES) {
    await page.goto(siteUrl(PAGE_KINDS[kind]));
    expect({ kind, overflow: await page.evaluate(overflow) }).toEqual({ kind, overflow: [] });
  }
});
