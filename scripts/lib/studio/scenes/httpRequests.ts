import type { Story } from './story';

/** A request with a parameter, its transform, and a header that is bound to a variable. */
export const httpRequests: Story = {
  page: 'concepts/http-requests.mdx',
  scenes: {
    async 'http-requests-panel'(editor) {
      const { queryPanel } = editor;
      await editor.open('weather');
      await editor.openQuery('stations');
      await editor.run('[Object]');
      return {
        clip: [queryPanel],
        marks: [
          queryPanel.getByRole('textbox', { name: 'city' }).locator('..'),
          queryPanel.getByRole('textbox', { name: 'url' }).locator('..'),
          queryPanel.getByTestId('query-preview').getByRole('tree'),
        ],
      };
    },
    async 'http-requests-transform'(editor) {
      const { page, queryPanel } = editor;
      const code = queryPanel.locator('.monaco-editor').first();
      await queryPanel.getByRole('tab', { name: 'Transform' }).click();
      // Elsewhere, the caret has all mentions of a word marked.
      await code.click();
      await page.keyboard.press('Control+End');
      await queryPanel.getByText('data: Object', { exact: true }).last().click();
      return { clip: [queryPanel.getByRole('tab', { name: 'URL query' }), code] };
    },
    async 'http-requests-variable'(editor) {
      const { dialog, queryPanel } = editor;
      await queryPanel.getByRole('tab', { name: 'Headers' }).click();
      await editor.narrow();
      await editor.openBinding('x-api-key', queryPanel);
      return {
        clip: [dialog.getByRole('heading', { level: 2 }), dialog.getByRole('tabpanel')],
        below: 16,
      };
    },
  },
};
