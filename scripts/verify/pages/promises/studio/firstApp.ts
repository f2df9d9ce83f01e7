import { type Followed, gone, on, seen } from '../../promise';
import { showsTheEditor } from './editor';

/** What getting-started/first-app says that the reader sees. */
export const firstApp: Followed = {
  page: 'docs-studio/getting-started/first-app/index.mdx',
  promises: {
    'Create a new app': {
      'the editor, with an empty page named `page`': showsTheEditor,
    },
  },
  serve: 'npm start',
  finally: {
    sees: 'a search for engineering, a row that is told in words, and no selection after the button',
    check: on('/prod/pages/directory', async (page) => {
      await seen(page.getByText('Team directory'));
      await seen(page.getByRole('gridcell', { name: 'Noah Lindqvist' }));
      await page.getByLabel('Search').fill('engineering');
      await gone(page.getByRole('gridcell', { name: 'Noah Lindqvist' }));
      await seen(page.getByText('Select a row to see details'));
      await page.getByRole('gridcell', { name: 'Lucía Ferrer' }).click();
      await seen(page.getByText('Lucía Ferrer works in Valencia'));
      await page.getByRole('button', { name: 'Clear selection' }).click();
      await seen(page.getByText('Select a row to see details'));
    }),
  },
};
