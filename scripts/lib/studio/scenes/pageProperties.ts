import type { Story } from './story';

/** The settings of a page, and the dialog of its parameters. */
export const pageProperties: Story = {
  page: 'concepts/page-properties.mdx',
  scenes: {
    async 'page-properties-tab'(editor) {
      const { inspector } = editor;
      await editor.open('customer');
      return {
        clip: [
          inspector.getByRole('tablist'),
          inspector.getByRole('button', { name: 'Add page parameters' }),
        ],
        below: 16,
      };
    },
    async 'page-properties-parameters'(editor) {
      const { dialog, inspector } = editor;
      await editor.narrow();
      await inspector.getByRole('button', { name: /page parameters/i }).click();
      await dialog.waitFor();
      return { clip: [dialog] };
    },
  },
};
