import type { Story } from './story';

/** The dialog of a binding, with what its expression can read and what comes of it. */
export const dataBinding: Story = {
  page: 'concepts/data-binding.mdx',
  scenes: [
    {
      name: 'data-binding-dialog',
      async play(editor) {
        const { dialog } = editor;
        const heading = dialog.getByRole('heading', { level: 2 });
        const result = dialog.getByText('"Hello stranger"');
        await editor.open('greeting');
        await editor.select('message');
        await editor.narrow();
        await editor.openBinding('Value');
        await result.waitFor();
        return {
          clip: [heading, result],
          below: 24,
          marks: [
            dialog.getByText('Scope', { exact: true }),
            dialog.locator('.monaco-editor').first(),
            result,
          ],
        };
      },
    },
  ],
};
