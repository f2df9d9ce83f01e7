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

/** The colors of an app. */
export const theming: Story = {
  page: 'concepts/theming.mdx',
  files: { 'toolpad/theme.yml': THEME },
  scenes: [
    {
      name: 'theming-tab',
      async play(editor) {
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
  ],
};
