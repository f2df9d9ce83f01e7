import path from 'node:path';
import type { Page } from 'playwright-core';
import { COLUMN_WIDTHS, type ColumnWidth } from '../../../../plugins/shared/pictures';
import { readPages } from '../../../verify/lib/readPages';
import { settled } from '../../settled';
import { pageFilesIn } from '../pageFiles';
import { pageScene } from './pageFile';
import type { Story } from './story';
import { WINDOW } from './window';

const TREE = 'docs-studio';
const REFERENCE = 'reference/components/';

/**
 * The windows in which Studio has as much room for its content as the column of the site's text has on a
 * desktop and on a phone, without the frame around it; in the wide one, the app's navigation stands
 * beside it. Not without the app's shell: there, Studio 0.13.0 goes on showing an image as loading that
 * was there at once.
 */
const WIDTHS: Readonly<Record<ColumnWidth, number>> = { wide: 1098, narrow: 345 };

/** What has to be clicked for a component to be seen, by the name of its page. */
const CLICKS: Readonly<Record<string, string>> = { container: 'Show the address' };

/** @throws Error if the component shows an error in its place */
async function expectNoError(page: Page): Promise<void> {
  await settled(page);
  const root = page.getByTestId('page-root');
  if ((await root.getByTestId('ErrorIcon').count()) > 0) {
    throw new Error(`Expected no error, found one: ${await root.innerText()}`);
  }
}

/**
 * The story of a component's page: what its page file shows, wide and narrow.
 *
 * @param page of the docs
 * @param address of the app's page
 */
function previewOf(page: string, address: string): Story {
  const component = path.basename(page, '.mdx');
  const label = CLICKS[component];
  const sceneIn = (width: ColumnWidth) =>
    pageScene(address, {
      size: { width: WIDTHS[width], height: WINDOW.height },
      async until(shown) {
        if (label) {
          await shown.getByLabel(label).click();
        }
        await expectNoError(shown);
      },
    });
  // plugins/api-tables/node/studio finds the four pictures of a page by these names.
  const scenes = COLUMN_WIDTHS.map((width) => [`${component}-${width}`, sceneIn(width)] as const);
  return { page, running: true, scenes: Object.fromEntries(scenes) };
}

/** The previews of Studio's component reference: a story for each of its pages with a page file. */
export const PREVIEWS = readPages([REFERENCE], [TREE]).flatMap((page) =>
  pageFilesIn(page).map((file) => previewOf(path.posix.relative(TREE, page.path), file.page)),
);
