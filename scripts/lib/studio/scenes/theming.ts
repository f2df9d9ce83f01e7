import { NO_THEME } from './app';
import { type Component, pageFile, pageScene, rowOf } from './pageFile';
import type { Story } from './story';

/** As the first file on the page, not the last, has it. */
const THEME = `apiVersion: v1
kind: theme
spec:
  options:
    palette:
      primary:
        main: '#00695c'
        contrastText: '#ffffff'
      secondary:
        main: '#ef6c00'
`;

const order: Component = {
  component: 'Paper',
  name: 'paper',
  children: [
    { component: 'Text', name: 'order', props: { value: 'Order 4711 is ready to be sent.' } },
    rowOf('row', [
      { component: 'TextField', name: 'note', props: { label: 'Note', defaultValue: 'Fragile' } },
      { component: 'Button', name: 'send', props: { content: 'Send' } },
    ]),
  ],
};

/** A page that has something of all that the theme changes. */
const LOOKS = { 'toolpad/pages/looks/page.yml': pageFile('xs', [order]) };

/** The colors of an app. */
export const theming: Story = {
  page: 'concepts/theming.mdx',
  files: { 'toolpad/theme.yml': THEME },
  scenes: {
    async 'theming-tab'(editor) {
      const { inspector } = editor;
      await editor.open('styled');
      await inspector.getByRole('tab', { name: 'Theme' }).click();
      const secondary = inspector.getByRole('button', { name: /^Secondary/ });
      await secondary.waitFor();
      return {
        clip: [inspector.getByText(/^Customize the app/), secondary],
        margin: 4,
        below: 12,
      };
    },
  },
};

/** A page before the theme of the last file. */
export const themingBefore: Story = {
  page: 'concepts/theming.mdx',
  files: { ...LOOKS, 'toolpad/theme.yml': NO_THEME },
  running: true,
  scenes: { 'theming-before': pageScene('looks') },
};

/** The same page with it. */
export const themingAfter: Story = {
  page: 'concepts/theming.mdx',
  files: LOOKS,
  running: true,
  scenes: { 'theming-after': pageScene('looks') },
};
