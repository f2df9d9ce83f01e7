import type { Story } from './story';

/** A component that is created in the editor. */
export const customComponentsEditor: Story = {
  page: 'concepts/custom-components.mdx',
  files: { 'toolpad/components/Stars.tsx': null, 'toolpad/pages/feedback/page.yml': null },
  scenes: {
    async 'custom-components-create'(editor) {
      const { dialog, library } = editor;
      await editor.open('week');
      await editor.openLibrary();
      await library.getByRole('button', { name: 'Create', exact: true }).click();
      await editor.narrow();
      await dialog.getByRole('textbox').fill('Stars');
      return { clip: [dialog] };
    },
  },
};

/** A component of the app's own: where it comes from, and its controls. */
export const customComponents: Story = {
  page: 'concepts/custom-components.mdx',
  scenes: {
    async 'custom-components-library'(editor) {
      const { library } = editor;
      await editor.open('feedback');
      await editor.openLibrary();
      await library.getByRole('button', { name: 'Create', exact: true }).scrollIntoViewIfNeeded();
      await library.getByText('Custom Components').hover();
      return {
        clip: [
          library.getByText('Custom Components'),
          library.getByRole('button', { name: 'Total', exact: true }),
          library.getByRole('button', { name: 'Create', exact: true }),
        ],
        margin: 12,
      };
    },
    async 'custom-components-inspector'(editor) {
      const { inspector, page } = editor;
      await page.mouse.move(640, 700);
      await editor.select('stars');
      return {
        clip: [
          inspector.getByRole('tablist'),
          inspector.getByLabel('value', { exact: true }).first(),
        ],
        below: 16,
      };
    },
  },
};
