import { pageScene } from './pageFile';
import type { Story } from './story';

/** The template of a list, once for each person. */
export const list: Story = {
  page: 'components/list.mdx',
  running: true,
  scenes: [
    pageScene('list-team', 'team', {
      // As on a phone: the list is as wide as the page.
      size: { width: 340, height: 760 },
      until: (page) => page.getByText('3. Mei').waitFor(),
    }),
  ],
};
