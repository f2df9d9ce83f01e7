import { type Component, pageFile, pageScene, rowOf } from './pageFile';
import type { Story } from './story';

/** A text field whose label says how it differs from others. */
const field = (name: string, props: Record<string, unknown>): Component => ({
  component: 'TextField',
  name,
  props: { label: name, defaultValue: 'Jane Doe', ...props },
});

const VARIANTS = ['outlined', 'filled', 'standard'];
const SIZES = ['small', 'medium'];

const looks = pageFile('sm', [
  rowOf(
    'variantRow',
    VARIANTS.map((variant) => field(variant, { variant })),
  ),
  rowOf('settingRow', [
    ...SIZES.map((size) => field(size, { size })),
    field('disabled', { disabled: true }),
  ]),
]);

/** What text fields look like, and what they say about a wrong value. */
export const textField: Story = {
  page: 'components/text-field.mdx',
  files: { 'toolpad/pages/looks/page.yml': looks },
  running: true,
  scenes: {
    'text-field-looks': pageScene('looks'),
    async 'text-field-validation'(editor) {
      const { page } = editor;
      await editor.preview('account');
      const user = page.getByLabel('User name');
      await user.fill('jo');
      await user.blur();
      await page.getByText('User name must have at least 3 characters.').waitFor();
      return { clip: [user, page.getByLabel('Password')], margin: 14 };
    },
  },
};
