import { expectPlace, fillIn, signInAndOut } from './support/app';
import { expectSeen, expectUnseen, test } from './support/test';

test('it builds the help desk of introduction/tutorial', async ({ page, reader }) => {
  reader.read('docs-toolpad-core/introduction/tutorial.mdx');

  await reader.follow('Add the first page');
  await reader.open('/');
  await expectSeen(
    page.getByText('Help desk'),
    page.getByRole('link', { name: 'Overview' }),
    page.getByText('Nothing to report yet.'),
    page.getByRole('button', { name: /dark mode|light mode/i }),
  );
  await page.getByRole('link', { name: 'Tickets' }).click();
  await expectSeen(page.getByText('404'));

  await reader.follow('Keep data in the browser');
  await reader.open('/');
  const countOf = (state: string) => page.getByText(state, { exact: true }).locator('..');
  await expectSeen(countOf('Open').getByText('2'), countOf('Closed').getByText('1'));

  await reader.follow('Give each ticket its own page');
  await reader.open('/tickets/2');
  await expectSeen(page.getByRole('heading', { name: 'New laptop for Ana' }));
  const breadcrumbs = page.getByRole('navigation', { name: 'breadcrumb' });
  await expectUnseen(breadcrumbs.getByText('Tickets'));

  await reader.follow('Match the ticket pages and set a theme');
  await reader.open('/tickets/2');
  await expectPlace(page, 'Tickets', ['Overview', 'Tickets', 'New laptop for Ana']);

  await reader.follow();
  await reader.open('/tickets');
  await page.getByRole('button', { name: 'New ticket' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('  The door sticks ');
  await page.getByRole('button', { name: 'Add ticket' }).click();
  await expectSeen(page.getByText('Added “The door sticks”'));
  const row = page.getByRole('row', { name: /The door sticks/ });
  await row.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close ticket' }).click();
  await expectSeen(row.getByText('Closed'));
  await page.reload();
  await expectSeen(row.getByText('Closed'));
  // What is broken gives way to the first tickets.
  await page.evaluate(() => localStorage.setItem('help-desk-tickets', '{broken'));
  await page.reload();
  await expectSeen(page.getByRole('row', { name: /New laptop for Ana/ }));
});

test('it builds the orders desk of integrations/react-router', async ({ page, reader }) => {
  reader.read('docs-toolpad-core/integrations/react-router.mdx');
  const orders = page.getByRole('link', { name: 'Orders', exact: true });

  await reader.follow('Create the first page');
  await reader.open('/');
  await expectSeen(page.getByText('Orders desk'), page.getByRole('heading', { name: 'Home' }));
  await orders.click();
  await expectSeen(page.getByText('404'));

  await reader.follow('Add a second page');
  await reader.open('/orders');
  await page.getByRole('link', { name: /^4711/ }).click();
  await expectSeen(page.getByRole('heading', { name: 'Order 4711' }));
  await expectPlace(page, 'Orders', ['Home', 'Orders', 'Order 4711']);
  await reader.open('/invoices');
  await expectSeen(page.getByRole('heading', { name: 'Page not found' }), orders);
  await reader.open('/orders/4711/edit');
  await expectSeen(page.getByRole('heading', { name: 'Page not found' }));
  await expectUnseen(page.locator('.Mui-selected'));

  await reader.follow('Add the route');
  const ana = { email: 'ana@example.com', password: 'desk-7' };
  const order = { app: 'Orders desk', address: '/orders/4713', heading: 'Order 4713' };
  await signInAndOut(reader, page, { ...order, ...ana });
  await reader.open(`/sign-in?callbackUrl=${encodeURIComponent('http://[')}`);
  await fillIn(page, ana.email, ana.password);
  await expectSeen(page.getByRole('heading', { name: 'Home' }));

  await reader.follow();
  await reader.open('/');
  const google = page.getByRole('button', { name: 'Sign In With Google' });
  await expectSeen(google, page.getByLabel(/password/i));
});

test('it builds the bike rental of integrations/tanstack-router', async ({ page, reader }) => {
  reader.read('docs-toolpad-core/integrations/tanstack-router.mdx');

  await reader.follow('Create the first page');
  await reader.open('/');
  await expectSeen(page.getByText('Bike rental'), page.getByRole('heading', { name: 'Home' }));
  await page.getByRole('link', { name: 'Bikes', exact: true }).click();
  await expectSeen(page.getByText('Not Found'));

  await reader.follow('Add a second page');
  await reader.open('/bikes/cargo-1');
  await expectPlace(page, 'Bikes', ['Home', 'Bikes']);
  await reader.open('/prices');
  await expectSeen(page.getByRole('heading', { name: 'Page not found' }));

  await reader.follow();
  const ana = { email: 'ana@example.com', password: 'bike-7' };
  const bike = { app: 'Bike rental', address: '/bikes/cargo-1', heading: /cargo/i };
  await signInAndOut(reader, page, { ...bike, ...ana });
});
