import type { Story } from './story';

/** A query and its panel. */
export const queries: Story = {
  page: 'concepts/queries.mdx',
  scenes: {
    async 'queries-add'(editor) {
      const { page } = editor;
      await editor.open('tasks');
      await editor.canvas.getByText('Order paper').waitFor();
      await page.getByRole('button', { name: 'Create new query' }).click();
      const choice = page.getByRole('button', { name: 'REST API' });
      await choice.waitFor();
      return {
        clip: [page.getByTestId('query-explorer'), page.locator('.MuiPopover-paper')],
        margin: 8,
      };
    },
    async 'queries-panel'(editor) {
      const { page, queryPanel } = editor;
      await page.getByRole('button', { name: 'Custom' }).click();
      await queryPanel.getByText('Select function').click();
      await page.getByText('listTasks').click();
      await editor.growQueryPanel();
      await editor.run('Order paper');
      return {
        clip: [queryPanel],
        marks: [
          queryPanel.getByRole('tab', { name: 'Config' }),
          queryPanel.getByText('Parameters', { exact: true }),
          queryPanel.getByRole('button', { name: 'Run', exact: true }),
          queryPanel.getByRole('button', { name: /^Save/ }),
        ],
      };
    },
    async 'queries-settings'(editor) {
      const { queryPanel } = editor;
      await queryPanel.getByRole('tab', { name: 'Settings' }).click();
      await queryPanel.getByText('Refetch interval').first().waitFor();
      return { clip: [queryPanel.locator('[data-panel-id="local-query-left"]')] };
    },
  },
};
