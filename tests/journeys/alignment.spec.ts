/** Tests that the parts of a page share edges at all window widths. */
import { PAGE_KINDS, getSiteUrl } from '../support/site';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const WIDTHS = [375, 768, 1024, 1440, 1920];

/** The kinds of blocks that are as wide as the text column. */
const BLOCKS = ['.code', '.callout', '.table', '.fold'].map((block) => `.prose > ${block}`).join();

for (const kind of ['text', 'component', 'API', 'tutorial', 'reference'] as const) {
  test(`it gives text, code, callouts, and tables the same edges (${kind})`, async ({ open }) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(getSiteUrl(PAGE_KINDS[kind]));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate((blocks) => {
        const measure = (selector: string, side: 'left' | 'right'): number[] =>
          [...document.querySelectorAll(selector)]
            .filter((element) => element.getClientRects().length > 0)
            .map((element) => Math.round(element.getBoundingClientRect()[side]));
        return {
          left: measure(`h1, .lead, .prose > :is(p, h2), ${blocks}`, 'left'),
          right: measure(blocks, 'right'),
          wide: measure('.prose > :is([data-demo], .wide)', 'right'),
          text: Math.max(...measure('.prose > :is(p, ul, ol)', 'right')),
        };
      }, BLOCKS);
      expect(new Set(edges.left).size, `left edges at ${width} px`).toBe(1);
      expect(new Set(edges.right), `right edges at ${width} px`).toEqual(new Set([edges.text]));
      // Demos and API tables are wider beside the sidebar, to a second common edge.
      const wide = width < 900 ? edges.text : Math.max(edges.text, ...edges.wide);
      expect(edges.wide, `right edges of wide parts at ${width} px`).toEqual(
        edges.wide.map(() => wide),
      );
    }
  });
}

test('it aligns the title, the text, and the footer on phones', async ({ open }) => {
  const { page } = await open({ viewport: { width: 375, height: 800 }, javaScriptEnabled: false });
  for (const kind of ['front page', 'overview', 'text', 'search'] as const) {
    await page.goto(getSiteUrl(PAGE_KINDS[kind]));
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll('h1, .lead, footer:not(article footer) span:first-child')].map(
        (element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Math.round(range.getBoundingClientRect().left);
        },
      ),
    );
    expect({ kind, edges: [...new Set(edges)] }).toEqual({ kind, edges: [16] });
  }
});

/** Returns the edges of the elements that a selector finds, in px. */
const measureAll = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { top, right, bottom, left, height } = element.getBoundingClientRect();
        return { top, right, bottom, left, middle: top + height / 2 };
      }),
  );

test('it gives the examples of the front page and their sources the same height', async ({
  open,
}) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(getSiteUrl(PAGE_KINDS['front page']));
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const panel = '[data-panel]:visible';
    const [stage] = await measureAll(
      page,
      `${panel} > [data-demo] > div:has(> div > [role=separator])`,
    );
    const [picture] = await measureAll(page, `${panel} > div:not([data-demo]) > .wide`);
    const code = await measureAll(page, `${panel} .code`);
    const [demo] = await measureAll(page, `${panel} > [data-demo]`);
    expect(stage?.bottom).toBeCloseTo((demo?.bottom ?? 0) - 1, 0);
    expect(code.map(({ bottom }) => bottom)).toEqual([picture?.bottom]);
  }
});

test('it shows the status of a product beside its name', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(getSiteUrl(PAGE_KINDS['front page']));
  for (const width of WIDTHS.slice(1)) {
    await page.setViewportSize({ width, height: 900 });
    const names = await measureAll(page, 'h2[id^=product-]');
    const chips = await measureAll(page, 'h2[id^=product-] + a');
    expect(chips.map(({ middle }) => Math.round(middle))).toEqual(
      names.map(({ middle }) => Math.round(middle)),
    );
  }
});

test('it aligns the fold “On this page” with the text', async ({ open }) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(getSiteUrl(PAGE_KINDS.text));
  for (const width of [375, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const edges = await page
      .locator('h1, article summary:has-text("On this page")')
      .evaluateAll((elements) =>
        elements.map((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Math.round(range.getBoundingClientRect().left);
        }),
      );
    expect(new Set(edges).size).toBe(1);
  }
});
