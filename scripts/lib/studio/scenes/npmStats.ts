import { NARROW } from './editor';
import { pageScene } from './pageFile';
import type { Story } from './story';

/** The example's metric and chart. */
export const npmStats: Story = {
  page: 'examples/npm-stats.mdx',
  running: true,
  scenes: [
    pageScene('npm-stats-page', 'npm_stats', {
      size: NARROW,
      until: (page) => page.getByText('Downloads per day').waitFor(),
    }),
  ],
};
