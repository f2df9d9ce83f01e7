import type { Story } from './story';

/** The parts of the editor, and a component on its way onto the page. */
export const buildingUi: Story = {
  page: 'concepts/building-ui.mdx',
  files: { 'toolpad/pages/parts/page.yml': null },
  scenes: [
    {
      name: 'building-ui-editor',
      async play(editor) {
        const { page } = editor;
        await editor.open('layout');
        await editor.select('row');
        await editor.select('column');
        await editor.select('metric');
        return {
          clip: [page.getByRole('banner'), page.getByTestId('action-explorer').getByRole('button')],
        };
      },
    },
    {
      name: 'building-ui-library',
      async play(editor) {
        await editor.openLibrary();
        return {
          clip: [editor.library, editor.library.getByPlaceholder('Search components...')],
          margin: 8,
        };
      },
    },
    {
      name: 'building-ui-drag',
      async play(editor) {
        await editor.page.mouse.move(900, 700);
        await editor.drag('Button', [0.5, 0.18]);
        return { clip: [editor.canvas.getByTestId('page-root')] };
      },
    },
  ],
};
