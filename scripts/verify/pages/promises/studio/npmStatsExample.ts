import { type Followed, seen } from '../../promise';

/** What examples/npm-stats says that the reader sees. */
export const npmStatsExample: Followed = {
  page: 'docs-studio/examples/npm-stats.mdx',
  from: 'Studio',
  promises: [],
  serve: 'npm start',
  finally: {
    sees: 'the number and the chart, anew for each package',
    check: async ({ open }) => {
      const page = await open('/prod/pages/npm_stats');
      await seen(page.getByText('183M'));
      await seen(page.getByText('Downloads per day'));
      await page.getByLabel('Package').click();
      const asked = page.waitForRequest((request) => request.postData()?.includes('vue') === true);
      await page.getByRole('option', { name: 'vue' }).click();
      await asked;
      await seen(page.getByText('36M'));
    },
  },
};
