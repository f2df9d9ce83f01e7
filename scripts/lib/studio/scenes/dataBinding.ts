import { stringify } from 'yaml';
import type { Editor } from './editor';
import { wholeEditor } from './pageFile';
import type { Clip, Story } from './story';

/** The window of the clip: its dialog takes most of it. */
const SMALL = { width: 1080, height: 720 };

const text = (value: unknown) => ({ component: 'Text', name: 'message', props: { value } });

/** The page before its text is bound. */
const UNBOUND = stringify({
  apiVersion: 'v1',
  kind: 'page',
  spec: {
    title: 'Greeting',
    content: [
      { component: 'TextField', name: 'nameField', props: { label: 'Your name' } },
      text('Hello'),
    ],
  },
});

/** All of the window, to the last button of the dialog. */
const withDialog = (editor: Editor) => ({ ...wholeEditor(editor), below: 96 });

/** The dialog of a binding, and a text that is bound. */
export const dataBinding: Story = {
  page: 'concepts/data-binding.mdx',
  scenes: {
    async 'data-binding-dialog'(editor) {
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
    async 'data-binding-bound'(editor) {
      await editor.page.setViewportSize(SMALL);
      await editor.open('greeting');
      await editor.select('message');
      return withDialog(editor);
    },
  },
};

/** What is typed, in pieces. */
const TYPED = ['`Hello ', '${nameField', '.value', ' || "stranger"', '}`'];

/** A text is bound to a field. */
export const dataBindingAct: Clip = {
  page: 'concepts/data-binding.mdx',
  picture: 'data-binding-bound',
  files: { 'toolpad/pages/greeting/page.yml': UNBOUND },
  async start(editor) {
    await editor.page.setViewportSize(SMALL);
    await editor.open('greeting');
    await editor.select('message');
    return withDialog(editor);
  },
  async play(editor, film) {
    const { page, dialog, inspector, canvas } = editor;
    await film.hold(800);
    await film.moveOnto(inspector.getByLabel('Bind property "Value"', { exact: true }));
    await film.hold(400);
    await editor.openBinding('Value');
    const code = dialog.locator('.monaco-editor').first();
    await code.click();
    await page.keyboard.press('Control+A');
    await film.hold(600);
    let written = '';
    for (const piece of TYPED) {
      written += piece;
      // Typed over a selection, a quotation mark would be put around it.
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Backspace');
      await page.keyboard.insertText(written);
      await film.hold(350);
    }
    await dialog.getByText('"Hello stranger"').waitFor();
    await film.hold(1200);
    await film.moveOnto(dialog.getByRole('button', { name: 'Update binding' }));
    await film.hold(300);
    await editor.updateBinding();
    await canvas.getByText('Hello stranger').waitFor();
    await editor.saved();
    await film.hold(400);
  },
};
