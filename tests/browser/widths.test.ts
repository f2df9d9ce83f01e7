/** At home on every screen. */
import pages from '../fixtures/pages.json';
import { setUpChromium } from '../support/chromium';
import { PAGE_KIND_NAMES, PAGE_KINDS, siteUrl } from '../support/site';

const WIDTHS = [375, 768, 1280, 1920];
const PHONE = { width: 375, height: 800 };

const open = setUpChromium();

/** What sticks out to the right, if the page is wider than the window. */
function overflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) {
    return [];
  }
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  );
  return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
}

test.each(WIDTHS)('no page of any kind is wider than a window of %i px', async (width) => {
  const { page } = await open({ viewport: { width, height: 900 } });
  for (const kind of PAGE_KIND_NAMES) {
    await page.goto(siteUrl(PAGE_KINDS[kind]));
    expect({ kind, overflow: await page.evaluate(overflow) }).toEqual({ kind, overflow: [] });
  }
});

test('no page at all is wider than a phone', async () => {
  // What a page has in it is there without scripts, and nothing moves when they come.
  const { page } = await open({ viewport: PHONE, javaScriptEnabled: false });
  const wide: { pathname: string; elements: string[] }[] = [];
  for (const { pathname } of pages) {
    await page.goto(siteUrl(`${pathname.slice(1)}/`));
    const elements = await page.evaluate(overflow);
    if (elements.length > 0) {
      wide.push({ pathname, elements });
    }
  }
  expect(wide).toEqual([]);
});
