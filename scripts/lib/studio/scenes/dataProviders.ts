import { pageFile } from './pageFile';
import type { Story } from './story';

/** A grid that has just been dropped. */
const NEW_GRID = pageFile('md', [{ component: 'DataGrid', name: 'dataGrid' }]);

/** Where the provider of a grid is created. */
export const dataProvidersEditor: Story = {
  page: 'concepts/data-providers.mdx',
  files: { 'toolpad/pages/items/page.yml': NEW_GRID },
  scenes: {
    async 'data-providers-create'(editor) {
      const { page, dialog, inspector } = editor;
      await editor.open('items');
      await editor.select('dataGrid');
      await editor.narrow();
      await inspector.getByRole('button', { name: 'Data provider' }).click();
      await inspector.getByRole('combobox', { name: 'Data Provider' }).click();
      await page.getByRole('option', { name: 'Create new data provider' }).click();
      const name = dialog.getByRole('textbox').first();
      await name.fill('products');
      await name.blur();
      return { clip: [dialog] };
    },
  },
};

/** A grid whose rows come page by page, and can be filtered and edited. */
export const dataProviders: Story = {
  page: 'concepts/data-providers.mdx',
  running: true,
  scenes: {
    async 'data-providers-filter'(editor) {
      const { page } = editor;
      await editor.preview('products');
      await page.getByRole('button', { name: 'Show filters' }).click();
      await page.getByRole('combobox', { name: 'Columns' }).click();
      await page.getByRole('option', { name: 'name' }).click();
      await page.getByRole('textbox', { name: 'Value' }).fill('12');
      await page.getByText('1–13 of 13').waitFor();
      await page.mouse.move(0, 0);
      return { clip: [page.getByRole('grid').locator('..')] };
    },
    async 'data-providers-edit'(editor) {
      const { page } = editor;
      await editor.preview('products');
      await page.getByRole('button', { name: 'Edit row with id "2"' }).click();
      await page.getByRole('button', { name: 'Save updates' }).waitFor();
      await page.mouse.move(0, 0);
      return {
        clip: [page.getByRole('grid').locator('..')],
        marks: [
          page.getByRole('button', { name: 'Add record' }),
          page.getByRole('button', { name: 'Save updates' }),
          page.getByRole('button', { name: 'Cancel updates' }),
          page.getByText('1–100 of 250'),
        ],
      };
    },
  },
};
