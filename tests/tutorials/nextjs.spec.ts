import { expectLocation, signInAndOut } from './support/app';
import { expectVisible, test } from './support/test';

test.use({ kit: 'next' });

const TUTORIALS = [
  {
    router: 'approuter',
    start: 'Add the dashboard',
    guarded: { app: 'Clinic', path: '/patients', heading: 'Patients' },
    account: { email: 'ines@example.com', password: 'clinic-7' },
    items: ['Jonas Berg', 'Amara Okafor'] as const,
    detail: '09:15, check-up',
    crumbs: ['Patients', 'Amara Okafor'],
  },
  {
    router: 'pagesrouter',
    start: 'Add the first page',
    guarded: { app: 'Print shop', path: '/jobs', heading: 'Jobs' },
    account: { email: 'tomas@example.com', password: 'press-7' },
    items: ['20 posters, A2', '500 flyers, A5'] as const,
    detail: 'Due: Today, 14:00',
    crumbs: ['Today', 'Jobs', '500 flyers, A5'],
  },
];

for (const { router, start, guarded, account, items, detail, crumbs } of TUTORIALS) {
  test(`it builds a working app with the steps of integrations/nextjs-${router}`, async ({
    page,
    tutorial,
  }) => {
    const { app, path, heading } = guarded;
    const [other, item] = items;
    tutorial.read(`docs-toolpad-core/integrations/nextjs-${router}.mdx`);

    await tutorial.follow(start);
    await tutorial.open('/');
    await expectVisible(page.getByText(app), page.getByRole('heading', { name: 'Today' }));
    await page.getByRole('link', { name: heading, exact: true }).click();
    await expectVisible(page.getByText('404'));
    if (router === 'pagesrouter') {
      await expectVisible(page.getByRole('link', { name: 'Today', exact: true }));
    }

    await tutorial.follow('Add a second page');
    await tutorial.open(path);
    await expectVisible(page.getByRole('link', { name: other }));
    await page.getByRole('link', { name: item }).click();
    await expectVisible(page.getByRole('heading', { name: item }), page.getByText(detail));
    await expectLocation(page, heading, crumbs);

    await tutorial.follow('Protect the routes with middleware');
    await signInAndOut(tutorial, page, { ...guarded, ...account });

    await tutorial.follow();
    await tutorial.open('/');
    await expectVisible(page.getByRole('button', { name: 'Sign in with GitHub' }));
    await signInAndOut(tutorial, page, { ...guarded, ...account });
  });
}
