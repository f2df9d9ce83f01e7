import { wholePage } from './pageFile';
import type { Story } from './story';

/** The template of a list, once for each person. */
export const list: Story = {
  page: 'components/list.mdx',
  running: true,
  scenes: [
    {
      name: 'list-team',
      async play(editor) {
        const { page } = editor;
        // As on a phone: the list is as wide as the page.
        await page.setViewportSize({ width: 340, height: 760 });
        await editor.preview('team');
        await page.getByText('3. Mei').waitFor();
        return wholePage(editor);
      },
    },
  ],
};
