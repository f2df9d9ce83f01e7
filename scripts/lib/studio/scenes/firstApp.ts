import { wholeEditor } from './pageFile';
import type { Story } from './story';

/** The tutorial, played from an empty page on. */
export const firstApp: Story = {
  page: 'getting-started/first-app/index.mdx',
  files: {
    'toolpad/pages/directory/page.yml': null,
    'toolpad/pages/page/page.yml': 'apiVersion: v1\nkind: page\nspec:\n  title: Default page\n',
  },
  scenes: {
    async 'first-app-canvas'(editor) {
      const { page } = editor;
      await editor.open('page');
      await page.getByRole('button', { name: 'Create new page' }).click();
      await page.keyboard.type('directory');
      await page.keyboard.press('Enter');
      await page.waitForURL(/directory/);
      await editor.drop('Text', [0.5, 0.1]);
      await editor.drop('Text Field', [0.5, 0.5]);
      await editor.drop('Data Grid', [0.5, 0.8]);
      await editor.canvas.getByText('No rows').waitFor();
      return {
        ...wholeEditor(editor),
        marks: [editor.library, editor.hierarchy, editor.inspector],
      };
    },
    async 'first-app-query'(editor) {
      const { page, queryPanel } = editor;
      await editor.select('text');
      await editor.fill('Value', 'Team directory');
      await editor.choose('Variant', 'h4');
      await editor.select('textField');
      await editor.fill('label', 'Search');
      await editor.add('query', 'Custom');
      await queryPanel.getByText('Select function').click();
      await page.getByText('findEmployees').click();
      await editor.openBinding('search', queryPanel);
      await editor.writeCode('textField.value');
      await editor.updateBinding();
      await editor.run('Amara Okafor');
      return {
        clip: [queryPanel],
        marks: [
          queryPanel.getByRole('button', { name: 'findEmployees' }),
          queryPanel.getByLabel('Bind property "search"'),
          queryPanel.locator('[data-panel-id="preview"]'),
          queryPanel.getByRole('button', { name: /^Save/ }),
        ],
      };
    },
    async 'first-app-binding'(editor) {
      const { page, dialog, queryPanel } = editor;
      await page.keyboard.press('Control+s');
      await queryPanel.getByTestId('CancelPresentationIcon').click();
      await editor.select('dataGrid');
      await editor.openBinding('rows');
      await editor.writeCode('query.data');
      await dialog.getByText('Amara Okafor').first().waitFor();
      return {
        clip: [dialog],
        marks: [dialog.getByText('Scope').locator('..'), dialog.locator('.monaco-editor').first()],
      };
    },
  },
};

/** The app as the tutorial leaves it. */
export const firstAppRunning: Story = {
  page: 'getting-started/first-app/index.mdx',
  running: true,
  scenes: {
    async 'first-app-preview'(editor) {
      const { page } = editor;
      await editor.preview('directory');
      await page.getByLabel('Search').fill('engineering');
      await page.getByText('Lucía Ferrer').click();
      await page.getByText('Lucía Ferrer works in Valencia').waitFor();
      return { clip: [page.getByRole('banner').last(), page.getByTestId('page-root')] };
    },
  },
};
