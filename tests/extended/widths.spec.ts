/** Every page of the site on a phone's screen; tests/journeys/widths has those of each kind on all screens. */
import pages from '../fixtures/pages.json';
import { overflow } from '../support/overflow';
import { siteUrl } from '../support/site';
import { expect, test } from '../support/test';

const PHONE = { width: 375, height: 800 };

test('it has no page that is wider than a phone', async ({ open }) => {
  // All the pages, since what is too wide is a table or a code block of one page.
  test.slow();
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
