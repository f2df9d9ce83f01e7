import type { Story } from './story';

/** The smallest app, greeting someone. */
export const examples: Story = {
  page: 'examples/index.mdx',
  running: true,
  scenes: {
    async 'examples-hello'(editor) {
      const { page } = editor;
      await editor.narrow();
      await editor.preview('hello');
      await page.getByLabel('Name').fill('Mei');
      const greeting = page.getByText('Hello Mei');
      await greeting.waitFor();
      return { clip: [page.locator('.MuiTextField-root'), greeting], margin: 14 };
    },
  },
};
