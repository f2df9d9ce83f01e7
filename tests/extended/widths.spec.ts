/**
 * Tests all pages at three widths. tests/journeys/widths.spec.ts tests landing pages at all widths.
 */
import pages from '../fixtures/pages.json';
import { findOverflow } from '../support/overflow';
import { getSiteUrl } from '../support/site';
import { expect, test } from '../support/test';

const WIDTHS = [375, 768, 1440];

test('it doesn’t overflow horizontally on any page at the widths of a phone, a tablet, and a desktop', async ({
  open,
}) => {
  // Opens all pages, because any table, code block, or tab may be too wide.
  test.slow();
  const { page } = await open();
  const wide: { pathname: string; width: number; elements: string[] }[] = [];
  for (const { pathname } of pages) {
    await page.goto(getSiteUrl(`${pathname.slice(1)}/`));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const elements = await page.evaluate(findOverflow);
      if (elements.length > 0) {
        wide.push({ pathname, width, elements });
      }
    }
  }
  expect(wide).toEqual([]);
});
