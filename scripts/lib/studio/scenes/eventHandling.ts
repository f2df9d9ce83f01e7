import type { Scene, Story } from './story';

/** The dialog of a component's `onClick`, once it says something. */
const onClick =
  (page: string, component: string, says: string): Scene =>
  async (editor) => {
    const { dialog } = editor;
    await editor.open(page);
    await editor.select(component);
    await editor.narrow();
    await editor.openBinding('onClick');
    await dialog.getByText(says).first().waitFor();
    return {
      clip: [dialog.getByRole('heading', { level: 2 }), dialog.getByRole('tabpanel')],
      below: 20,
    };
  };

/** The dialog of an event, with each of its two kinds of actions. */
export const eventHandling: Story = {
  page: 'concepts/event-handling.mdx',
  scenes: {
    'event-handling-expression': onClick('events', 'toggle', 'console'),
    'event-handling-navigation': onClick('cities', 'open', 'Select a page'),
  },
};
