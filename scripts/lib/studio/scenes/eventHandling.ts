import type { Story } from './story';

/** The dialog of an event, with each of its two kinds of actions. */
export const eventHandling: Story = {
  page: 'concepts/event-handling.mdx',
  scenes: [
    {
      name: 'event-handling-expression',
      async play(editor) {
        const { dialog } = editor;
        await editor.open('events');
        await editor.select('toggle');
        await editor.narrow();
        await editor.openBinding('onClick');
        await dialog.getByText('console').first().waitFor();
        return {
          clip: [dialog.getByRole('heading', { level: 2 }), dialog.getByRole('tabpanel')],
          below: 20,
        };
      },
    },
    {
      name: 'event-handling-navigation',
      async play(editor) {
        const { dialog } = editor;
        await editor.open('cities');
        await editor.select('open');
        await editor.narrow();
        await editor.openBinding('onClick');
        await dialog.getByText('Select a page').first().waitFor();
        return {
          clip: [dialog.getByRole('heading', { level: 2 }), dialog.getByRole('tabpanel')],
          below: 20,
        };
      },
    },
  ],
};
