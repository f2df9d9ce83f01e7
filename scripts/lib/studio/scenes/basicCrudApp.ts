import { NARROW } from './editor';
import { pageScene } from './pageFile';
import type { Story } from './story';

/** The example's grid of contacts, and a row that is being added to it. */
export const basicCrudApp: Story = {
  page: 'examples/basic-crud-app.mdx',
  running: true,
  scenes: {
    'basic-crud-app-grid': pageScene('contacts', {
      size: NARROW,
      until: (page) => page.getByText('Jonas Weber').waitFor(),
    }),
    async 'basic-crud-app-add'({ page }) {
      const add = page.getByRole('button', { name: 'Add record' });
      await add.click();
      await page.locator('[data-field="name"] input').fill('Mei Tanaka');
      await page.mouse.move(0, 0);
      return { clip: [add, page.getByRole('row').last()], margin: 10 };
    },
  },
};
