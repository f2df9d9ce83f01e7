import { ofTheBuild, on, seen } from '../../promise';

/** What examples/npm-stats says that the reader sees. */
export const npmStatsExample = ofTheBuild(
  'docs-studio/examples/npm-stats.mdx',
  'the number and the chart, anew for each package',
  on('/prod/pages/npm_stats', async (page) => {
    await seen(page.getByText('183M'));
    await seen(page.getByText('Downloads per day'));
    await page.getByLabel('Package').click();
    const asked = page.waitForRequest((request) => request.postData()?.includes('vue') === true);
    await page.getByRole('option', { name: 'vue' }).click();
    await asked;
    await seen(page.getByText('36M'));
  }),
);
