import type { Story } from './story';

/** The choice of a function, and the controls of its parameters. */
export const customFunctions: Story = {
  page: 'concepts/custom-functions.mdx',
  scenes: {
    async 'custom-functions-choose'(editor) {
      const { page, queryPanel } = editor;
      await editor.open('invoices');
      await editor.add('query', 'Custom');
      await queryPanel.getByText('Select function').click();
      await page.getByPlaceholder('Filter functions').fill('list');
      await page.getByText('listOrders').waitFor();
      return { clip: [page.getByRole('tooltip')] };
    },
    async 'custom-functions-parameters'(editor) {
      const { page, queryPanel } = editor;
      await page.getByText('listOrders').click();
      await queryPanel.getByRole('combobox', { name: 'status' }).click();
      await page.getByRole('option', { name: 'open' }).click();
      await queryPanel.getByLabel('urgentOnly', { exact: true }).check();
      await editor.run('urgentOnly');
      return { clip: [queryPanel] };
    },
  },
};
