import { type Component, pageFile, pageScene, rowOf } from './pageFile';
import type { Story } from './story';

/** A date picker of one day, which all of them share. */
const picker = (name: string, label: string, format?: string): Component => ({
  component: 'DatePicker',
  name,
  props: { label, defaultValue: '2025-03-14', format },
});

const formats = pageFile('sm', [
  rowOf('formatRow', [
    picker('numbers', 'DD.MM.YYYY', 'DD.MM.YYYY'),
    picker('words', 'MMM D, YYYY', 'MMM D, YYYY'),
    picker('unset', 'No format'),
  ]),
]);

/** The calendar of a date picker, and one day in several formats. */
export const datePicker: Story = {
  page: 'components/date-picker.mdx',
  files: { 'toolpad/pages/formats/page.yml': formats },
  running: true,
  scenes: {
    async 'date-picker-calendar'(editor) {
      const { page } = editor;
      await editor.preview('dates');
      await page
        .getByRole('button', { name: /choose date/i })
        .first()
        .click();
      const calendar = page.getByRole('dialog');
      await calendar.getByRole('gridcell', { name: '14', exact: true }).waitFor();
      await page.mouse.move(0, 0);
      return { clip: [page.getByLabel('Arrival').first(), calendar], margin: 14 };
    },
    'date-picker-formats': pageScene('formats'),
  },
};
