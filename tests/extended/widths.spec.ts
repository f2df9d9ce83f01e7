/**
 * Tests all pages at the width of a phone. tests/journeys/widths.spec.ts tests landing pages at all widths.
 */
import pages from '../fixtures/pages.json';
import { findOverflow } from '../support/overflow';
import { getSiteUrl } from '../support/site';
import { expect, test } from '../support/test';

const PHONE = { width: 375, height: 800 };

test('it doesn’t overflow horizontally on any page at the width of a phone', async ({ open }) => {
  // Opens all pages, because any table or code block may be too wide.
  // Disables scripts, because they don't change the layout, and pages load faster without them.
  const { page } = await open({ viewport: PHONE, javaScriptEnabled: false });
  const wide: { pathname: string; elements: string[] }[] = [];
  for (const { pathname } of pages) {
    await page.goto(getSiteUrl(`${pathname.slice(1)}/`));
    const elements = await page.evaluate(findOverflow);
    if (elements.length > 0) {
      wide.push({ pathname, elements });
    }
  }
  expect(wide).toEqual([]);
});
