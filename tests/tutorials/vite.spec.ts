import { expectLocation, submitSignIn, signInAndOut } from './support/app';
import { expectHidden, expectVisible, test } from './support/test';

test('it builds a working help desk with the steps of introduction/tutorial', async ({
  page,
  tutorial,
}) => {
  tutorial.read('docs-toolpad-core/introduction/tutorial.mdx');

  await tutorial.follow('Add the first page');
  await tutorial.open('/');
  await expectVisible(
    page.getByText('Help desk'),
    page.getByRole('link', { name: 'Overview' }),
    page.getByText('Nothing to report yet.'),
    page.getByRole('button', { name: /dark mode|light mode/i }),
  );
  await page.getByRole('link', { name: 'Tickets' }).click();
  await expectVisible(page.getByText('404'));

  await tutorial.follow('Keep data in the browser');
  await tutorial.open('/');
  const getCard = (state: string) => page.getByText(state, { exact: true }).locator('..');
  await expectVisible(getCard('Open').getByText('2'), getCard('Closed').getByText('1'));

  await tutorial.follow('Give each ticket its own page');
  await tutorial.open('/tickets/2');
  await expectVisible(page.getByRole('heading', { name: 'New laptop for Ana' }));
  const breadcrumbs = page.getByRole('navigation', { name: 'breadcrumb' });
  await expectHidden(breadcrumbs.getByText('Tickets'));

  await tutorial.follow('Match the ticket pages and set a theme');
  await tutorial.open('/tickets/2');
  await expectLocation(page, 'Tickets', ['Overview', 'Tickets', 'New laptop for Ana']);

  await tutorial.follow();
  await tutorial.open('/tickets');
  await page.getByRole('button', { name: 'New ticket' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('  The door sticks ');
  await page.getByRole('button', { name: 'Add ticket' }).click();
  await expectVisible(page.getByText('Added “The door sticks”'));
  const row = page.getByRole('row', { name: /The door sticks/ });
  await row.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close ticket' }).click();
  await expectVisible(row.getByText('Closed'));
  await page.reload();
  await expectVisible(row.getByText('Closed'));
  // The app replaces invalid stored data with the initial tickets.
  await page.evaluate(() => localStorage.setItem('help-desk-tickets', '{broken'));
  await page.reload();
  await expectVisible(page.getByRole('row', { name: /New laptop for Ana/ }));
});

test('it builds a working orders desk with the steps of integrations/react-router', async ({
  page,
  tutorial,
}) => {
  tutorial.read('docs-toolpad-core/integrations/react-router.mdx');
  const orders = page.getByRole('link', { name: 'Orders', exact: true });

  await tutorial.follow('Create the first page');
  await tutorial.open('/');
  await expectVisible(page.getByText('Orders desk'), page.getByRole('heading', { name: 'Home' }));
  await orders.click();
  await expectVisible(page.getByText('404'));

  await tutorial.follow('Add a second page');
  await tutorial.open('/orders');
  await page.getByRole('link', { name: /^4711/ }).click();
  await expectVisible(page.getByRole('heading', { name: 'Order 4711' }));
  await expectLocation(page, 'Orders', ['Home', 'Orders', 'Order 4711']);
  await tutorial.open('/invoices');
  await expectVisible(page.getByRole('heading', { name: 'Page not found' }), orders);
  await tutorial.open('/orders/4711/edit');
  await expectVisible(page.getByRole('heading', { name: 'Page not found' }));
  await expectHidden(page.locator('.Mui-selected'));

  await tutorial.follow('Add the route');
  const ana = { email: 'ana@example.com', password: 'desk-7' };
  const order = { app: 'Orders desk', path: '/orders/4713', heading: 'Order 4713' };
  await signInAndOut(tutorial, page, { ...order, ...ana });
  await tutorial.open(`/sign-in?callbackUrl=${encodeURIComponent('http://[')}`);
  await submitSignIn(page, ana.email, ana.password);
  await expectVisible(page.getByRole('heading', { name: 'Home' }));

  await tutorial.follow('Build for production');
  tutorial.read('docs-toolpad-core/integrations/react-router-sessions.mdx');
  await tutorial.follow('Replace the mock with Firebase');
  await tutorial.open('/');
  const google = page.getByRole('button', { name: 'Sign In With Google' });
  await expectVisible(google, page.getByLabel(/password/i));
});

test('it builds a working bike rental app with the steps of integrations/tanstack-router', async ({
  page,
  tutorial,
}) => {
  tutorial.read('docs-toolpad-core/integrations/tanstack-router.mdx');

  await tutorial.follow('Create the first page');
  await tutorial.open('/');
  await expectVisible(page.getByText('Bike rental'), page.getByRole('heading', { name: 'Home' }));
  await page.getByRole('link', { name: 'Bikes', exact: true }).click();
  await expectVisible(page.getByText('Not Found'));

  await tutorial.follow('Add a second page');
  await tutorial.open('/bikes/cargo-1');
  await expectLocation(page, 'Bikes', ['Home', 'Bikes']);
  await tutorial.open('/prices');
  await expectVisible(page.getByRole('heading', { name: 'Page not found' }));

  await tutorial.follow();
  const ana = { email: 'ana@example.com', password: 'bike-7' };
  const bike = { app: 'Bike rental', path: '/bikes/cargo-1', heading: /cargo/i };
  await signInAndOut(tutorial, page, { ...bike, ...ana });
});
