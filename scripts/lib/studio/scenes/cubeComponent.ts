import { wholePage } from './pageFile';
import type { Story } from './story';

/** The cube, and the fields that turn and paint it. */
export const cubeComponent: Story = {
  page: 'how-to-guides/cube-component.mdx',
  running: true,
  scenes: [
    {
      name: 'cube-component-page',
      async play(editor) {
        const { page } = editor;
        // The cube's element is as wide as the page.
        await page.setViewportSize({ width: 292, height: 760 });
        await editor.preview('cube');
        await page.locator('canvas').waitFor();
        return wholePage(editor);
      },
    },
  ],
};
