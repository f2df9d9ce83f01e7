import { wholePage } from './pageFile';
import type { Story } from './story';

/** A grid with a row that is about to be deleted. */
export const deleteDatagridRow: Story = {
  page: 'how-to-guides/delete-datagrid-row.mdx',
  running: true,
  scenes: [
    {
      name: 'delete-datagrid-row-selected',
      async play(editor) {
        const { page } = editor;
        await page.setViewportSize({ width: 480, height: 760 });
        await editor.preview('members');
        await page.getByRole('gridcell', { name: 'Jonas Weber' }).click();
        await page.locator('button:enabled', { hasText: 'Delete' }).click();
        await page.getByText('Delete Jonas Weber?').waitFor();
        await page.mouse.move(0, 0);
        return wholePage(editor);
      },
    },
  ],
};
