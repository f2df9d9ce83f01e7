import { serveTiles } from './mapTiles';
import { wholePage } from './pageFile';
import type { Story } from './story';

/** The map of the place that is chosen at first. */
export const mapDisplay: Story = {
  page: 'how-to-guides/map-display.mdx',
  running: true,
  scenes: [
    {
      name: 'map-display-page',
      async play(editor) {
        const { page } = editor;
        await serveTiles(page, editor.packages);
        await editor.narrow();
        await editor.preview('places');
        await page.locator('.leaflet-tile-loaded').first().waitFor();
        await page.waitForFunction(
          () => !document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)'),
        );
        return wholePage(editor);
      },
    },
  ],
};
