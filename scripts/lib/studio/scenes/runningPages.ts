import { NARROW } from './editor';
import { serveTiles } from './mapTiles';
import { type PageOptions, pageScene } from './pageFile';
import type { Story } from './story';

/**
 * The story of a page with one picture: of a running page of its app.
 *
 * @param page of the docs
 * @param name of the picture
 * @param address of the app's page
 */
const runningPage = (page: string, name: string, address: string, options: PageOptions): Story => ({
  page,
  running: true,
  scenes: { [name]: pageScene(address, options) },
});

/** The pages whose one picture is of their running app. */
export const RUNNING_PAGES: readonly Story[] = [
  // The template of a list, once for each person.
  runningPage('components/list.mdx', 'list-team', 'team', {
    // As on a phone: the list is as wide as the page.
    size: { width: 340, height: 760 },
    until: (page) => page.getByText('3. Mei').waitFor(),
  }),
  // The example's metric and chart.
  runningPage('examples/npm-stats.mdx', 'npm-stats-page', 'npm_stats', {
    size: NARROW,
    until: (page) => page.getByText('Downloads per day').waitFor(),
  }),
  // The example with the code for the address that stands in the field at first.
  runningPage('examples/qr-generator.mdx', 'qr-generator-page', 'qr', {
    // As on a phone: the field is as wide as the code.
    size: { width: 332, height: 760 },
    until: (page) => page.locator('img[src^="data:image/png"]').waitFor(),
  }),
  // The cube, and the fields that turn and paint it.
  runningPage('how-to-guides/cube-component.mdx', 'cube-component-page', 'cube', {
    // The cube's element is as wide as the page.
    size: { width: 292, height: 760 },
    until: (page) => page.locator('canvas').waitFor(),
  }),
  // The map of the place that is chosen at first.
  runningPage('how-to-guides/map-display.mdx', 'map-display-page', 'places', {
    size: NARROW,
    before: ({ page, packages }) => serveTiles(page, packages),
    async until(page) {
      await page.locator('.leaflet-tile-loaded').first().waitFor();
      await page.waitForFunction(
        () => !document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)'),
      );
    },
  }),
  // A grid with a row that is about to be deleted.
  runningPage('how-to-guides/delete-datagrid-row.mdx', 'delete-datagrid-row-selected', 'members', {
    size: { width: 480, height: 760 },
    async until(page) {
      await page.getByRole('gridcell', { name: 'Jonas Weber' }).click();
      await page.locator('button:enabled', { hasText: 'Delete' }).click();
      await page.getByText('Delete Jonas Weber?').waitFor();
      await page.mouse.move(0, 0);
    },
  }),
  // A column whose cells are drawn by a component of the app.
  runningPage('how-to-guides/customize-datagrid.mdx', 'customize-datagrid-bars', 'warehouse', {
    size: { width: 420, height: 760 },
    until: (page) => page.locator('meter').nth(1).waitFor(),
    shows: (page) => ({
      clip: [page.getByRole('row').first(), page.getByRole('row').last()],
      margin: 8,
    }),
  }),
  // The smallest app, greeting someone.
  runningPage('examples/index.mdx', 'examples-hello', 'hello', {
    size: NARROW,
    async until(page) {
      await page.getByLabel('Name').fill('Mei');
      await page.getByText('Hello Mei').waitFor();
    },
    shows: (page) => ({
      clip: [page.locator('.MuiTextField-root'), page.getByText('Hello Mei')],
      margin: 14,
    }),
  }),
];
