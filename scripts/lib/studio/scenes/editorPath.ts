import { pageFile } from './pageFile';
import type { Story } from './story';

/** What is seen where Studio finds no code editor: of a machine that has none, as the pictures' own. */
export const editorPath: Story = {
  page: 'how-to-guides/editor-path.mdx',
  files: {
    '.env': 'EDITOR=\nVISUAL=\n',
    'toolpad/pages/orders/page.yml': pageFile('md', []),
    'toolpad/resources/orders.ts':
      'export async function listOrders() {\n  return [{ id: 1, status: "open" }];\n}\n',
  },
  scenes: {
    async 'editor-path-open'(editor) {
      const { page, queryPanel } = editor;
      await editor.open('orders');
      await editor.add('query', 'Custom');
      await queryPanel.getByText('Select function').click();
      await page.getByText('listOrders').waitFor();
      await page.getByText('orders.ts').hover();
      return {
        clip: [page.getByRole('tooltip')],
        marks: [page.getByRole('tooltip').getByRole('button', { name: 'Open' })],
      };
    },
    async 'editor-path-missing'(editor) {
      const { page, dialog } = editor;
      await page.getByRole('tooltip').getByRole('button', { name: 'Open' }).click();
      await dialog.getByText('Editor not found').waitFor();
      return { clip: [dialog] };
    },
  },
};
