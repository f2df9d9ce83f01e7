import { type Followed, on, seen } from '../promise';
import { saysWhereItIs } from './breadcrumbs';
import { type Guarded, signsInAndOut, signsInFromTheBuild } from './signIn';

const JOBS: Guarded = {
  app: 'Print shop',
  path: '/jobs',
  heading: 'Jobs',
  email: 'tomas@example.com',
  password: 'press-7',
};

/** What integrations/nextjs-pagesrouter.mdx says that the reader sees. */
export const nextPages: Followed = {
  page: 'docs-toolpad-core/integrations/nextjs-pagesrouter.mdx',
  promises: {
    'Add the first page': {
      'the header, a sidebar with two entries, the page "Today", and a 404 in the frame for Jobs':
        on('/', async (page) => {
          await seen(page.getByText('Print shop'));
          await seen(page.getByRole('heading', { name: 'Today' }));
          await page.getByRole('link', { name: 'Jobs', exact: true }).click();
          await seen(page.getByText('404'));
          await seen(page.getByRole('link', { name: 'Today', exact: true }));
        }),
    },
    'Add a second page': {
      'two jobs, one with title and breadcrumbs, and Jobs marked': on('/jobs', async (page) => {
        await seen(page.getByRole('link', { name: '20 posters, A2' }));
        await page.getByRole('link', { name: '500 flyers, A5' }).click();
        await seen(page.getByRole('heading', { name: '500 flyers, A5' }));
        await seen(page.getByText('Due: Today, 14:00'));
        await saysWhereItIs(page, 'Jobs', ['Today', 'Jobs', '500 flyers, A5']);
      }),
    },
    'Protect the routes with middleware': {
      'the sign-in form first, an alert for a wrong password, then the jobs and a way out': ({
        open,
      }) => signsInAndOut(open, JOBS),
    },
  },
  ...signsInFromTheBuild(JOBS),
};
