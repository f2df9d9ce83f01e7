import { wholePage } from './pageFile';
import type { Story } from './story';

/** The example's grid of contacts, and a row that is being added to it. */
export const basicCrudApp: Story = {
  page: 'examples/basic-crud-app.mdx',
  running: true,
  scenes: [
    {
      name: 'basic-crud-app-grid',
      async play(editor) {
        await editor.narrow();
        await editor.preview('contacts');
        await editor.page.getByText('Jonas Weber').waitFor();
        return wholePage(editor);
      },
    },
    {
      name: 'basic-crud-app-add',
      async play(editor) {
        const { page } = editor;
        const add = page.getByRole('button', { name: 'Add record' });
        await add.click();
        await page.locator('[data-field="name"] input').fill('Mei Tanaka');
        await page.mouse.move(0, 0);
        return { clip: [add, page.getByRole('row').last()], margin: 10 };
      },
    },
  ],
};
