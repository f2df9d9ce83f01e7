import { type Followed, on, seen } from '../../promise';
import { expectStatus, statusOf } from './status';

/** What concepts/custom-server says that the reader sees. */
export const customServer: Followed = {
  page: 'docs-studio/concepts/custom-server.mdx',
  from: 'Studio',
  promises: {
    Develop: {
      'the editor below /tools': async ({ open }) =>
        seen((await open('/tools/editor')).getByText('Component library')),
    },
    'Run in production': {
      'the link to the app, and the app below /tools': on('/', async (page) => {
        await page.getByRole('link', { name: 'Internal tools' }).click();
        await page.waitForURL(/\/tools\/pages\/page$/);
      }),
    },
    'Basic auth': {
      '401 with the variables of .env, which Node.js has read': async (visit) => {
        const status = await statusOf(visit, '/tools/pages/page');
        expectStatus(status, 401, 'a page without the password');
      },
    },
  },
};
