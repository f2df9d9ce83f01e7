/** Every page of the site on a phone's screen; those of each kind on all screens are `npm test`'s. */
import pages from '../fixtures/pages.json';
import { setUpChromium } from '../support/chromium';
import { overflow } from '../support/overflow';
import { siteUrl } from '../support/site';

const PHONE = { width: 375, height: 800 };

const open = setUpChromium();

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
