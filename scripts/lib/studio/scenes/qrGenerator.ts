import { pageScene } from './pageFile';
import type { Story } from './story';

/** The example with the code for the address that stands in the field at first. */
export const qrGenerator: Story = {
  page: 'examples/qr-generator.mdx',
  running: true,
  scenes: [
    pageScene('qr-generator-page', 'qr', {
      // As on a phone: the field is as wide as the code.
      size: { width: 332, height: 760 },
      until: (page) => page.locator('img[src^="data:image/png"]').waitFor(),
    }),
  ],
};
