import { wholePage } from './pageFile';
import type { Story } from './story';

/** The example's metric and chart. */
export const npmStats: Story = {
  page: 'examples/npm-stats.mdx',
  running: true,
  scenes: [
    {
      name: 'npm-stats-page',
      async play(editor) {
        await editor.narrow();
        await editor.preview('npm_stats');
        await editor.page.getByText('Downloads per day').waitFor();
        return wholePage(editor);
      },
    },
  ],
};
