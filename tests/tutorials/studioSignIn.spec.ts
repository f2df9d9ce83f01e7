import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openSignIn, signIn } from '../support/studio/fakeServices';
import type { TutorialRunner } from './support/runner';
import { expect, expectVisible, expectHidden, test } from './support/test';

test.use({ kit: 'studio' });

/** Runs a query in the same way as a page, with the browser's session. */
async function runQuery(tutorial: TutorialRunner, page: Page, query: string) {
  const url = new URL(`/prod/api/data/${query}`, await tutorial.url());
  return page.request.post(url.href, { data: {} });
}

test('it restricts sign-in to the users that concepts/authentication allows', async ({
  page,
  tutorial,
}) => {
  await tutorial.installStudio();
  tutorial.read('docs-studio/concepts/authentication.mdx');
  await tutorial.follow();
  await tutorial.run('npm run build');
  await tutorial.serve('npm start');

  await tutorial.open('/prod/signin');
  expect((await runQuery(tutorial, page, 'me/user')).status()).toBe(401);
  // The documentation says that the HTML of the sign-in page lists all pages.
  const html = await page.request.get(new URL('/prod/signin', await tutorial.url()).href);
  expect(await html.text()).toContain('Signed in as');

  await signIn(page, await tutorial.url(), 'public');
  await expectVisible(page.getByText('Access unauthorized.'));
  await signIn(page, await tutorial.url(), 'private');
  await expectVisible(page.getByText('Signed in as Amara Okafor (amara@example.com)'));
});

test('it shows the page from concepts/rbac only to users with the required role', async ({
  page,
  tutorial,
}) => {
  await tutorial.installStudio();
  tutorial.read('docs-studio/concepts/rbac.mdx');
  await tutorial.follow();
  await tutorial.run('npm run build');
  await tutorial.serve('npm start');
  const prices = page.getByRole('link', { name: 'Prices' });

  for (const role of ['Shop.Administrator', 'Shop.Owner']) {
    await signIn(page, await tutorial.url(), role);
    await expectVisible(prices, page.getByText('The list price is 42'));
  }
  for (const role of ['support', 'admin']) {
    await signIn(page, await tutorial.url(), role);
    await expectVisible(page.getByText('No pages available.'));
    await expectHidden(prices);
    await tutorial.open('/prod/pages/prices');
    const refusal = 'Unauthorized. User does not have the roles to access this page.';
    await expectVisible(page.getByText(refusal));
    const answer = await runQuery(tutorial, page, 'prices/price');
    expect(await answer.text()).toContain('This needs the role admin');
  }

  await tutorial.stop();
  const file = path.join(tutorial.folder, 'toolpad/application.yml');
  const application = fs.readFileSync(file, 'utf8');
  await test.step('with the test users', async () => {
    const testUsers = application
      .replace('azure-ad', 'credentials')
      .replace(/Shop\.\w+/, 'mock-admin');
    fs.writeFileSync(file, testUsers);
    const signInAs = async (user: string) => {
      await openSignIn(page, await tutorial.url());
      await page.getByRole('button', { name: 'Sign in with credentials' }).click();
      await page.getByLabel('Username').fill(user);
      await page.getByLabel('Password').fill(user);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    tutorial.env.NODE_ENV = 'test';
    await tutorial.serve('npm start');
    await signInAs('admin');
    await expectVisible(prices, page.getByText('The list price is 42'));
    for (const user of ['mui', 'test']) {
      await signInAs(user);
      await expectVisible(page.getByText('No pages available.'));
      await expectHidden(prices);
    }
    tutorial.env.NODE_ENV = 'production';
    await tutorial.serve('npm start');
    await signInAs('admin');
    await expectVisible(page.getByRole('alert'));
    await expectHidden(prices);
    delete tutorial.env.NODE_ENV;
    await tutorial.stop();
  });
  fs.writeFileSync(file, application.replace('  plan: pro\n', ''));
  for (const command of ['dev', 'start']) {
    const started = tutorial.run(`npx toolpad-studio ${command} --port 3000`);
    await expect(started).rejects.toThrow('paid features');
  }
});
