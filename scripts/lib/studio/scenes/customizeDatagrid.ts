import type { Story } from './story';

/** A column whose cells are drawn by a component of the app. */
export const customizeDatagrid: Story = {
  page: 'how-to-guides/customize-datagrid.mdx',
  running: true,
  scenes: {
    async 'customize-datagrid-bars'(editor) {
      const { page } = editor;
      await page.setViewportSize({ width: 420, height: 760 });
      await editor.preview('warehouse');
      await page.locator('meter').nth(1).waitFor();
      return { clip: [page.getByRole('row').first(), page.getByRole('row').last()], margin: 8 };
    },
  },
};
