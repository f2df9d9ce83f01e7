import { settled } from '../../settled';
import type { Editor } from './editor';
import { wholeEditor } from './pageFile';
import type { Clip, Story } from './story';
import { boxOf, type Framing } from './window';

/** The page of the docs has another app that shows the parts of a page. */
const FILES = { 'toolpad/pages/parts/page.yml': null };

/** Where components come from and where they go. */
const fromLibraryToCanvas = ({ library, canvas }: Editor): Framing => ({
  clip: [library.getByText('Component library'), canvas.getByTestId('page-root')],
  margin: 8,
});

/** The parts of the editor, and a component on its way onto the page. */
export const buildingUi: Story = {
  page: 'concepts/building-ui.mdx',
  files: FILES,
  scenes: {
    async 'building-ui-editor'(editor) {
      await editor.open('layout');
      await editor.select('row');
      await editor.select('column');
      await editor.select('metric');
      return wholeEditor(editor);
    },
    async 'building-ui-library'(editor) {
      await editor.openLibrary();
      return {
        clip: [editor.library, editor.library.getByPlaceholder('Search components...')],
        margin: 8,
      };
    },
    async 'building-ui-drag'(editor) {
      await editor.page.mouse.move(900, 700);
      await editor.drag('Button', [0.5, 0.18]);
      return fromLibraryToCanvas(editor);
    },
  },
};

/** A button is dragged out of the library and dropped. */
export const buildingUiDrag: Clip = {
  page: 'concepts/building-ui.mdx',
  picture: 'building-ui-drag',
  files: FILES,
  async start(editor) {
    await editor.open('layout');
    return fromLibraryToCanvas(editor);
  },
  async play(editor, film) {
    const { page, library, frame } = editor;
    await film.hold(800);
    await film.moveOnto(library);
    await library.getByPlaceholder('Search components...').waitFor();
    await settled(page);
    await film.hold(700);
    await film.moveOnto(library.getByRole('button', { name: 'Button', exact: true }));
    await film.hold(500);
    await page.mouse.down();
    const { x, y, width, height } = await boxOf(frame);
    await film.moveTo({ x: x + 0.3 * width, y: y + 5 });
    await film.moveTo({ x: x + 0.5 * width, y: y + 0.18 * height });
    await film.hold(900);
    await page.mouse.up();
    await editor.canvas.getByRole('button', { name: 'Button Text' }).waitFor();
    await editor.saved();
    await film.hold(400);
  },
};
