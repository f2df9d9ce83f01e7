import type { Story } from './story';

/** A page that is for one role. */
export const rbac: Story = {
  page: 'concepts/rbac.mdx',
  scenes: [
    {
      name: 'rbac-page',
      async play(editor) {
        const { inspector } = editor;
        await editor.open('prices');
        await inspector.getByText('admin', { exact: true }).waitFor();
        return {
          clip: [
            inspector.getByText('Authorization', { exact: true }),
            inspector.getByText('Allow access to all roles'),
            inspector.getByRole('combobox', { name: 'Allowed roles' }).locator('..'),
          ],
          margin: 16,
        };
      },
    },
  ],
};
