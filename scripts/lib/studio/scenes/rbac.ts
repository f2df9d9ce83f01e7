import type { Editor } from './editor';
import type { Story } from './story';

/** Opens a tab of the settings of sign-in, and returns what is in it. */
async function openTab({ page, dialog }: Editor, name: string, row: string) {
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: 'Authorization' }).click();
  }
  await dialog.getByRole('tab', { name }).click();
  await dialog.getByText(row).first().waitFor();
  return {
    clip: [dialog.getByRole('heading').first(), dialog.getByRole('row').last()],
    below: 16,
  };
}

/** Roles, who gets them, and a page that is for one of them. */
export const rbac: Story = {
  page: 'concepts/rbac.mdx',
  scenes: {
    async 'rbac-roles'(editor) {
      await editor.open('prices');
      return openTab(editor, 'Roles', 'May change prices');
    },
    'rbac-mappings': (editor) => openTab(editor, 'Role mappings', 'Shop.Administrator'),
    async 'rbac-page'(editor) {
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
};
