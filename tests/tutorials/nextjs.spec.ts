import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import {
  expectLocation,
  type GuardedPage,
  signInAndOut,
  signOut,
  submitSignIn,
} from './support/app';
import type { TutorialRunner } from './support/runner';
import { changeFile } from './support/samples';
import { expect, expectHidden, expectVisible, test } from './support/test';
import { startVisitsApi, type VisitsApi } from './support/visitsApi';

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

/** Follows the page about a REST API. The next build contains its page. */
async function addRestApi(
  tutorial: TutorialRunner,
  account: { email: string; password: string },
): Promise<VisitsApi> {
  const api = await startVisitsApi(account);
  tutorial.read('docs-toolpad-core/integrations/nextjs-approuter-rest.mdx');
  await tutorial.follow();
  fs.appendFileSync(path.join(tutorial.folder, '.env.local'), `API_URL=${api.origin}\n`);
  return api;
}

/** Expects that the REST API's token stays on the server. */
async function expectTokenOnServer(
  tutorial: TutorialRunner,
  page: Page,
  api: VisitsApi,
  { email, password }: { email: string; password: string },
): Promise<void> {
  expect(await tutorial.fetchStatus('/api/visits')).toBe(401);

  await tutorial.open('/visits');
  await submitSignIn(page, email, 'wrong');
  await expectVisible(page.getByText('Email or password is wrong.'));
  await submitSignIn(page, email, password);
  await expectVisible(page.getByRole('gridcell', { name: 'Amara Okafor' }));
  const session = await page.request.get(new URL('/api/auth/session', await tutorial.url()).href);
  expect(await session.text()).toContain(email);
  expect(await session.text()).not.toContain(api.token);

  await page.getByRole('button', { name: 'Create new' }).click();
  await page.getByLabel('Patient').fill('Jonas Berg');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expectVisible(page.getByRole('gridcell', { name: 'Jonas Berg' }));

  const { pathname, search } = new URL(page.url());
  expect(pathname).toBe('/visits');
  api.revokeToken();
  await page.getByLabel('Reload data').getByRole('button').click();
  await expectVisible(page.getByText('Sign in to Clinic'));
  // The list keeps its page and its filters in the query.
  expect(new URL(page.url()).searchParams.get('callbackUrl')).toBe(pathname + search);
  api.stop();
}

/** Expects that a link to the sign-in page can't lead to another site. */
async function expectNoOpenRedirect(
  tutorial: TutorialRunner,
  page: Page,
  { app, path, heading, email, password }: GuardedPage,
): Promise<void> {
  await tutorial.open(`/sign-in?callbackUrl=${encodeURIComponent('//other.example/')}`);
  await submitSignIn(page, email, password);
  await expect(page).toHaveURL(
    ({ hostname, pathname }) =>
      ['127.0.0.1', 'localhost'].includes(hostname) && pathname !== '/sign-in',
  );
  await tutorial.open(path);
  await expectVisible(page.getByRole('heading', { name: heading }));
  await signOut(page, email);
  await expectVisible(page.getByText(`Sign in to ${app}`));
}

for (const { router, start, guarded, account, items, detail, crumbs } of TUTORIALS) {
  test(`it builds a working app with the steps of integrations/nextjs-${router}`, async ({
    page,
    tutorial,
  }) => {
    const { app, path, heading } = guarded;
    const [other, item] = items;
    const guide = `docs-toolpad-core/integrations/nextjs-${router}.mdx`;
    tutorial.read(guide);

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
    await expectVisible(page.getByRole('button', { name: 'Sign in with GitHub' }));

    // One build contains both the app and the page about a REST API.
    const api = router === 'approuter' ? await addRestApi(tutorial, account) : undefined;
    tutorial.read(guide);
    await tutorial.follow('Build for production');
    await signInAndOut(tutorial, page, { ...guarded, ...account });
    await expectNoOpenRedirect(tutorial, page, { ...guarded, ...account });
    if (api) {
      await expectTokenOnServer(tutorial, page, api, account);
    }
  });
}

/** Replaces the sign-in with Entra ID, which tests can't reach. The email address determines the role. */
function replaceEntraId(tutorial: TutorialRunner): void {
  const provider = `Credentials({
    credentials: { email: {}, password: {} },
    authorize: ({ email }) => ({ id: '1', email: String(email), roles: [String(email).split('@')[0] ?? ''] }),
  })`;
  changeFile(
    tutorial,
    'auth.ts',
    ['MicrosoftEntraID', 'Credentials'],
    ['microsoft-entra-id', 'credentials'],
    ['[Credentials]', `[${provider}]`],
    ['interface Session', 'interface User { roles?: string[] }\n  interface Session'],
    ['profile', 'user'],
  );
}

test('it migrates pages from Studio with the steps of getting-started/migrate-to-core', async ({
  page,
  tutorial,
}) => {
  tutorial.read('docs-toolpad-core/integrations/nextjs-approuter.mdx');
  await tutorial.follow('Protect the routes with middleware');
  // The next section of the guide sets this variable after a build, which the build below would replace.
  fs.appendFileSync(path.join(tutorial.folder, '.env.local'), 'AUTH_TRUST_HOST=true\n');
  tutorial.read('docs-studio/getting-started/migrate-to-core.mdx');
  // A shell block with this command would add the package to the Studio apps of other tests.
  await tutorial.run('npm install @mui/x-data-grid@8');
  await tutorial.follow('Redirect the old URLs');
  fs.rmSync(path.join(tutorial.folder, 'app/(dashboard)/patients'), { recursive: true });
  replaceEntraId(tutorial);
  await tutorial.run('npm run build');
  await tutorial.serve('npm run start');

  const closing = '/api/orders/1002/close';
  const closingUrl = new URL(closing, await tutorial.url());
  expect(await tutorial.fetchStatus('/api/orders')).toBe(401);
  expect((await fetch(closingUrl, { method: 'POST' })).status).toBe(401);

  await tutorial.open('/prod/pages/order_search?from=bookmark');
  await submitSignIn(page, 'support@example.com', 'any');
  await expect(page).toHaveURL(/\/order_search\?from=bookmark$/);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).filter((name) => name.includes('session'))).toEqual([
    'shop.session-token',
  ]);
  const entry = page.getByRole('link', { name: 'Order search' });
  await expectVisible(entry, page.getByRole('heading', { name: 'Order search' }));
  await expectHidden(page.getByRole('link', { name: 'Prices' }));

  const getCell = (name: string) => page.getByRole('gridcell', { name });
  await expectVisible(getCell('Harbor Books'), getCell('Nordic Tea'));
  await page.getByRole('textbox', { name: 'Customer' }).fill('tea');
  await expectHidden(getCell('Harbor Books'));
  await getCell('Nordic Tea').click();
  await page.getByRole('button', { name: 'Close order' }).click();
  await expectHidden(getCell('Nordic Tea'));
  await expectHidden(page.getByRole('button', { name: 'Close order' }));
  const invalid = await page.request.post(closingUrl.href.replace('1002', 'first'));
  expect(invalid.status()).toBe(400);

  await tutorial.open('/products/1/edit');
  await page.getByLabel('Stock').fill('9');
  const update = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Edit' }).click();
  expect((await update).postDataJSON()).toEqual({ stock: 9 });
  await expectVisible(getCell('9'), getCell('Kettle'));

  await page.goto(new URL('/prices', await tutorial.url()).href);
  await expectVisible(page.getByText('404'));
  // A request that is still running would set the session's cookie again.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await tutorial.open('/prices');
  await submitSignIn(page, 'Shop.Administrator@example.com', 'any');
  await expectVisible(page.getByText('The list price is 42'));
  await expectVisible(page.getByRole('link', { name: 'Prices' }));
});
