import { pageScene } from './pageFile';
import type { Story } from './story';

/** A grid with a row that is about to be deleted. */
export const deleteDatagridRow: Story = {
  page: 'how-to-guides/delete-datagrid-row.mdx',
  running: true,
  scenes: [
    pageScene('delete-datagrid-row-selected', 'members', {
      size: { width: 480, height: 760 },
      async until(page) {
        await page.getByRole('gridcell', { name: 'Jonas Weber' }).click();
        await page.locator('button:enabled', { hasText: 'Delete' }).click();
        await page.getByText('Delete Jonas Weber?').waitFor();
        await page.mouse.move(0, 0);
      },
    }),
  ],
};
