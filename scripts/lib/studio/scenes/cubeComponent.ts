import { pageScene } from './pageFile';
import type { Story } from './story';

/** The cube, and the fields that turn and paint it. */
export const cubeComponent: Story = {
  page: 'how-to-guides/cube-component.mdx',
  running: true,
  scenes: [
    pageScene('cube-component-page', 'cube', {
      // The cube's element is as wide as the page.
      size: { width: 292, height: 760 },
      until: (page) => page.locator('canvas').waitFor(),
    }),
  ],
};
