import { type Followed, gone, on, seen } from '../promise';
import { saysWhereItIs } from './breadcrumbs';
import { fill, signsInAndOut } from './signIn';

/** What integrations/react-router.mdx says that the reader sees. */
export const reactRouter: Followed = {
  page: 'docs-toolpad-core/integrations/react-router.mdx',
  promises: {
    'Create the first page': {
      'the header, a sidebar with two entries, and the page "Home"': on('/', async (page) => {
        await seen(page.getByText('Orders desk'));
        await seen(page.getByRole('link', { name: 'Orders', exact: true }));
        await seen(page.getByRole('heading', { name: 'Home' }));
      }),
      "React Router's error page for Orders": on('/', async (page) => {
        await page.getByRole('link', { name: 'Orders', exact: true }).click();
        await seen(page.getByText('404'));
      }),
    },
    'Add a second page': {
      'an order with its title and breadcrumbs, and Orders marked': on('/orders', async (page) => {
        await page.getByRole('link', { name: /^4711/ }).click();
        await seen(page.getByRole('heading', { name: 'Order 4711' }));
        await saysWhereItIs(page, 'Orders', ['Home', 'Orders', 'Order 4711']);
      }),
      '"Page not found" in the frame at /invoices': on('/invoices', async (page) => {
        await seen(page.getByRole('heading', { name: 'Page not found' }));
        await seen(page.getByRole('link', { name: 'Orders', exact: true }));
      }),
      '"Page not found" below an order, with no entry selected': on(
        '/orders/4711/edit',
        async (page) => {
          await seen(page.getByRole('heading', { name: 'Page not found' }));
          await gone(page.locator('.Mui-selected'));
        },
      ),
    },
    'Add the route': {
      'the sign-in form first, an alert for a wrong password, then the order and a way out':
        async ({ open }) => {
          const order = { app: 'Orders desk', path: '/orders/4713', heading: 'Order 4713' };
          await signsInAndOut(open, { ...order, email: 'ana@example.com', password: 'desk-7' });
        },
      'the first page, if the callback address is none': async ({ open }) => {
        const page = await open(`/sign-in?callbackUrl=${encodeURIComponent('http://[')}`);
        await fill(page, 'ana@example.com', 'desk-7');
        await seen(page.getByRole('heading', { name: 'Home' }));
      },
    },
  },
  serve: 'npm run preview',
  finally: {
    sees: 'the form of Firebase, with Google above the fields',
    check: on('/', async (page) => {
      await seen(page.getByRole('button', { name: 'Sign In With Google' }));
      await seen(page.getByLabel(/password/i));
    }),
  },
};
