import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signIn } from '../support/studio/standIns';
import type { Reader } from './support/reader';
import { expect, expectSeen, expectUnseen, test } from './support/test';

test.use({ kit: 'studio' });

/** Asks a query as a page does, with the session of the browser. */
async function ask(reader: Reader, page: Page, query: string) {
  const url = new URL(`/prod/api/data/${query}`, await reader.address());
  return page.request.post(url.href, { data: {} });
}

test('it admits the users of concepts/authentication', async ({ page, reader }) => {
  await reader.haveStudio();
  reader.read('docs-studio/concepts/authentication.mdx');
  await reader.follow();
  await reader.type('npm run build');
  await reader.serve('npm start');

  await reader.open('/prod/signin');
  expect((await ask(reader, page, 'me/user')).status()).toBe(401);
  // The page says that the HTML of the sign-in page has all pages.
  const html = await page.request.get(new URL('/prod/signin', await reader.address()).href);
  expect(await html.text()).toContain('Signed in as');

  await signIn(page, await reader.address(), 'public');
  await expectSeen(page.getByText('Access unauthorized.'));
  await signIn(page, await reader.address(), 'private');
  await expectSeen(page.getByText('Signed in as Amara Okafor (amara@example.com)'));
});

test('it shows the prices of concepts/rbac to administrators alone', async ({ page, reader }) => {
  await reader.haveStudio();
  reader.read('docs-studio/concepts/rbac.mdx');
  await reader.follow();
  await reader.type('npm run build');
  await reader.serve('npm start');
  const prices = page.getByRole('link', { name: 'Prices' });

  for (const role of ['Shop.Administrator', 'Shop.Owner']) {
    await signIn(page, await reader.address(), role);
    await expectSeen(prices, page.getByText('The list price is 42'));
  }
  for (const role of ['support', 'admin']) {
    await signIn(page, await reader.address(), role);
    await expectSeen(page.getByText('No pages available.'));
    await expectUnseen(prices);
    await reader.open('/prod/pages/prices');
    const refusal = 'Unauthorized. User does not have the roles to access this page.';
    await expectSeen(page.getByText(refusal));
    const answer = await ask(reader, page, 'prices/price');
    expect(await answer.text()).toContain('This needs the role admin');
  }

  await reader.stop();
  const file = path.join(reader.folder, 'toolpad/application.yml');
  const application = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, application.replace('  plan: pro\n', ''));
  for (const command of ['dev', 'start']) {
    const started = reader.type(`npx toolpad-studio ${command} --port 3000`);
    await expect(started).rejects.toThrow('paid features');
  }
});
