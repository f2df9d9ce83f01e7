import { NARROW } from './editor';
import { serveTiles } from './mapTiles';
import { pageScene } from './pageFile';
import type { Story } from './story';

/** The map of the place that is chosen at first. */
export const mapDisplay: Story = {
  page: 'how-to-guides/map-display.mdx',
  running: true,
  scenes: [
    pageScene('map-display-page', 'places', {
      size: NARROW,
      before: ({ page, packages }) => serveTiles(page, packages),
      async until(page) {
        await page.locator('.leaflet-tile-loaded').first().waitFor();
        await page.waitForFunction(
          () => !document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)'),
        );
      },
    }),
  ],
};
