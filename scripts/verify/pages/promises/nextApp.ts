import { type Followed, on, seen } from '../promise';
import { saysWhereItIs } from './breadcrumbs';
import { type Guarded, signsInAndOut, signsInFromTheBuild } from './signIn';

const PATIENTS: Guarded = {
  app: 'Clinic',
  path: '/patients',
  heading: 'Patients',
  email: 'ines@example.com',
  password: 'clinic-7',
};

/** What integrations/nextjs-approuter.mdx says that the reader sees. */
export const nextApp: Followed = {
  page: 'docs-toolpad-core/integrations/nextjs-approuter.mdx',
  promises: {
    'Add the dashboard': {
      'the header, a sidebar with two entries, the page "Today", and a bare 404 for Patients': on(
        '/',
        async (page) => {
          await seen(page.getByText('Clinic'));
          await seen(page.getByRole('heading', { name: 'Today' }));
          await page.getByRole('link', { name: 'Patients', exact: true }).click();
          await seen(page.getByText('404'));
        },
      ),
    },
    'Add a second page': {
      'two patients, one with title and breadcrumbs, and Patients marked': on(
        '/patients',
        async (page) => {
          await seen(page.getByRole('link', { name: 'Jonas Berg' }));
          await page.getByRole('link', { name: 'Amara Okafor' }).click();
          await seen(page.getByRole('heading', { name: 'Amara Okafor' }));
          await seen(page.getByText('09:15, check-up'));
          await saysWhereItIs(page, 'Patients', ['Patients', 'Amara Okafor']);
        },
      ),
    },
    'Protect the routes with middleware': {
      'the sign-in form first, an alert for a wrong password, then the patients and a way out': ({
        open,
      }) => signsInAndOut(open, PATIENTS),
    },
  },
  ...signsInFromTheBuild(PATIENTS),
};
