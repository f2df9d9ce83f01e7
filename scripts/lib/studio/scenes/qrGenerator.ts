import { wholePage } from './pageFile';
import type { Story } from './story';

/** The example with the code for the address that stands in the field at first. */
export const qrGenerator: Story = {
  page: 'examples/qr-generator.mdx',
  running: true,
  scenes: [
    {
      name: 'qr-generator-page',
      async play(editor) {
        const { page } = editor;
        // As on a phone: the field is as wide as the code.
        await page.setViewportSize({ width: 332, height: 760 });
        await editor.preview('qr');
        await page.locator('img[src^="data:image/png"]').waitFor();
        return wholePage(editor);
      },
    },
  ],
};
