import { type Followed, on, seen } from '../promise';
import { saysWhereItIs } from './breadcrumbs';
import { signsInAndOut } from './signIn';

/** What integrations/tanstack-router.mdx says that the reader sees. */
export const tanStackRouter: Followed = {
  page: 'docs-toolpad-core/integrations/tanstack-router.mdx',
  promises: {
    'Create the first page': {
      'the header, a sidebar with two entries, and the page "Home"': on('/', async (page) => {
        await seen(page.getByText('Bike rental'));
        await seen(page.getByRole('heading', { name: 'Home' }));
        await page.getByRole('link', { name: 'Bikes', exact: true }).click();
        await seen(page.getByText('Not Found'));
      }),
    },
    'Add a second page': {
      'three bikes, one with its breadcrumbs, Bikes marked, and "Page not found" at /prices':
        async ({ open }) => {
          await saysWhereItIs(await open('/bikes/cargo-1'), 'Bikes', ['Home', 'Bikes']);
          await seen((await open('/prices')).getByRole('heading', { name: 'Page not found' }));
        },
    },
  },
  serve: 'npm run preview',
  finally: {
    sees: 'the sign-in form first, an alert for a wrong password, then the bike and a way out',
    check: async ({ open }) => {
      const bike = { app: 'Bike rental', path: '/bikes/cargo-1', heading: /cargo/i };
      await signsInAndOut(open, { ...bike, email: 'ana@example.com', password: 'bike-7' });
    },
  },
};
