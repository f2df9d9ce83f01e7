import { type Followed, gone, on, seen } from '../promise';
import { breadcrumbsOf, saysWhereItIs } from './breadcrumbs';

/** What introduction/tutorial.mdx says that the reader sees. */
export const tutorial: Followed = {
  page: 'docs-toolpad-core/introduction/tutorial.mdx',
  promises: {
    'Add the first page': {
      'the header with the title, two entries, the overview page and the switch of modes': on(
        '/',
        async (page) => {
          await seen(page.getByText('Help desk'));
          await seen(page.getByRole('link', { name: 'Overview' }));
          await seen(page.getByRole('link', { name: 'Tickets' }));
          await seen(page.getByText('Nothing to report yet.'));
          await seen(page.getByRole('button', { name: /dark mode|light mode/i }));
        },
      ),
      "React Router's error page at /tickets": on('/', async (page) => {
        await page.getByRole('link', { name: 'Tickets' }).click();
        await seen(page.getByText('404'));
      }),
    },
    'Keep data in the browser': {
      'two open tickets and a closed one': on('/', async (page) => {
        await seen(page.getByText('Open', { exact: true }).locator('..').getByText('2'));
        await seen(page.getByText('Closed', { exact: true }).locator('..').getByText('1'));
      }),
    },
    'Give each ticket its own page': {
      'the ticket, without breadcrumbs above it': on('/tickets/2', async (page) => {
        await seen(page.getByRole('heading', { name: 'New laptop for Ana' }));
        await gone(breadcrumbsOf(page).getByText('Tickets'));
      }),
    },
    'Match the ticket pages and set a theme': {
      'Tickets marked, and the breadcrumbs Overview, Tickets and the subject': on(
        '/tickets/2',
        async (page) => {
          await saysWhereItIs(page, 'Tickets', ['Overview', 'Tickets', 'New laptop for Ana']);
        },
      ),
    },
  },
  serve: 'npm run preview',
  finally: {
    sees: 'a ticket added, closed, reported by notifications, and still there after a reload; the first tickets in place of a broken string',
    check: on('/tickets', async (page) => {
      await page.getByRole('button', { name: 'New ticket' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('  The door sticks ');
      await page.getByRole('button', { name: 'Add ticket' }).click();
      await seen(page.getByText('Added “The door sticks”'));
      const row = page.getByRole('row', { name: /The door sticks/ });
      await row.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close ticket' }).click();
      await seen(row.getByText('Closed'));
      await page.reload();
      await seen(row.getByText('Closed'));
      await page.evaluate(() => {
        localStorage.setItem('help-desk-tickets', '{broken');
      });
      await page.reload();
      await seen(page.getByRole('row', { name: /New laptop for Ana/ }));
    }),
  },
};
