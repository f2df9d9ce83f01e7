/** Tests that the parts of a page share edges at all window widths. */
import { PAGE_KINDS, getSiteUrl } from '../support/site';
import { expect, test } from '../support/test';

const WIDTHS = [375, 768, 1024, 1440, 1920];

/** The kinds of blocks that are as wide as the text column. */
const BLOCKS = ['.code', '.callout', '.table', '.fold'].map((block) => `.prose > ${block}`).join();

for (const kind of ['text', 'component', 'API'] as const) {
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
  for (const kind of ['front page', 'text'] as const) {
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
