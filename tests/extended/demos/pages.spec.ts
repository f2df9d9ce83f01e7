/** Opens the frames of all demos of the pages, on a phone and on a wide screen, in both color schemes. */
import path from 'node:path';
import { findDemosOnPage } from '../../../plugins/demos/node/sources/findDemosOnPage';
import { getDemoId } from '../../../plugins/demos/node/sources/config';
import { findDemo } from '../../../plugins/demos/node/sources/files';
import { getFramePath } from '../../../plugins/demos/shared/paths';
import { listPages } from '../../../plugins/shared/node/files';
import { PRODUCTS } from '../../../src/site/products';
import { findAxeViolations } from '../../support/axe';
import { getSiteUrl } from '../../support/site';
import { expect, test } from '../../support/test';
import { waitForStableDom } from '../../support/waitForStableDom';

const ROOT = path.resolve(__dirname, '../../..');

/** The axe rules that apply only to entire pages. A demo is part of a page that has a heading and landmarks. */
const PAGE_RULES = ['page-has-heading-one', 'landmark-one-main', 'region', 'bypass', 'skip-link'];

/** The elements of a demo that may scroll horizontally. */
const SCROLLERS =
  '[class*="MuiDataGrid"],.MuiTableContainer-root,.MuiTabs-scroller,pre,textarea,input';

/** Returns the frames of a page: one for each styling solution of each demo. */
function listFrames(folder: string, urlPath: string, page: string) {
  const file = path.join(ROOT, folder, page);
  return findDemosOnPage(file).flatMap(({ name, height, phoneHeight = height }) => {
    const id = getDemoId(`${path.posix.join(folder, path.dirname(page), name)}.tsx`, [
      { folder, urlPath },
    ]);
    const stylings = [...findDemo(file, name).keys()];
    return stylings.map((styling) => ({ path: getFramePath(id, styling), height, phoneHeight }));
  });
}

/** Runs in a frame. Describes what doesn't fit into it. */
function findMisfits(scrollers: string): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const sideways = [...document.querySelectorAll('body *')].filter((element) => {
    const { overflowX, visibility } = getComputedStyle(element);
    return (
      /auto|scroll/.test(overflowX) &&
      visibility !== 'hidden' &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.closest(scrollers)
    );
  });
  return [
    ...(scrollWidth > innerWidth ? [`is ${scrollWidth} px wide`] : []),
    ...(scrollHeight > innerHeight ? [`is ${scrollHeight} px high`] : []),
    ...sideways.map((element) => `scrolls sideways: ${element.outerHTML.slice(0, 120)}`),
  ];
}

const pages = PRODUCTS.flatMap(({ folder, id }) =>
  listPages(path.join(ROOT, folder)).map((page) => ({
    page: `${folder}/${page}`,
    frames: listFrames(folder, id, page),
  })),
);

for (const { page: file, frames } of pages.filter(({ frames: found }) => found.length > 0)) {
  test(`it runs the demos of ${file} without messages, misfits, or violations of accessibility rules`, async ({
    open,
  }) => {
    for (const { path: framePath, height, phoneHeight } of frames) {
      for (const [colorScheme, viewport] of [
        ['light', { width: 900, height }],
        ['dark', { width: 300, height: phoneHeight }],
      ] as const) {
        // Each demo gets a context of its own, because demos store data.
        const { page, record } = await open({ colorScheme, viewport, reducedMotion: 'reduce' });
        await page.goto(getSiteUrl(framePath));
        await expect(page.locator('html'), framePath).toHaveAttribute('data-react', 'on');
        await waitForStableDom(page);
        const found = [
          ...record.problems,
          ...(await page.locator('.demo-failure, .demo-waiting').allInnerTexts()),
          ...(await page.evaluate(findMisfits, SCROLLERS)),
          ...(await findAxeViolations(page, { without: PAGE_RULES })),
        ];
        expect.soft(found, `${framePath} in ${colorScheme}`).toEqual([]);
        await page.context().close();
      }
    }
  });
}
