import { expectPlace, signInAndOut } from './support/app';
import { expectSeen, test } from './support/test';

test.use({ kit: 'next' });

const PAGES = [
  {
    router: 'approuter',
    start: 'Add the dashboard',
    guarded: { app: 'Clinic', address: '/patients', heading: 'Patients' },
    account: { email: 'ines@example.com', password: 'clinic-7' },
    items: ['Jonas Berg', 'Amara Okafor'] as const,
    detail: '09:15, check-up',
    crumbs: ['Patients', 'Amara Okafor'],
  },
  {
    router: 'pagesrouter',
    start: 'Add the first page',
    guarded: { app: 'Print shop', address: '/jobs', heading: 'Jobs' },
    account: { email: 'tomas@example.com', password: 'press-7' },
    items: ['20 posters, A2', '500 flyers, A5'] as const,
    detail: 'Due: Today, 14:00',
    crumbs: ['Today', 'Jobs', '500 flyers, A5'],
  },
];

for (const { router, start, guarded, account, items, detail, crumbs } of PAGES) {
  test(`it builds the app of integrations/nextjs-${router}`, async ({ page, reader }) => {
    const { app, address, heading } = guarded;
    const [other, item] = items;
    reader.read(`docs-toolpad-core/integrations/nextjs-${router}.mdx`);

    await reader.follow(start);
    await reader.open('/');
    await expectSeen(page.getByText(app), page.getByRole('heading', { name: 'Today' }));
    await page.getByRole('link', { name: heading, exact: true }).click();
    await expectSeen(page.getByText('404'));
    if (router === 'pagesrouter') {
      await expectSeen(page.getByRole('link', { name: 'Today', exact: true }));
    }

    await reader.follow('Add a second page');
    await reader.open(address);
    await expectSeen(page.getByRole('link', { name: other }));
    await page.getByRole('link', { name: item }).click();
    await expectSeen(page.getByRole('heading', { name: item }), page.getByText(detail));
    await expectPlace(page, heading, crumbs);

    await reader.follow('Protect the routes with middleware');
    await signInAndOut(reader, page, { ...guarded, ...account });

    await reader.follow();
    await reader.open('/');
    await expectSeen(page.getByRole('button', { name: 'Sign in with GitHub' }));
    await signInAndOut(reader, page, { ...guarded, ...account });
  });
}
