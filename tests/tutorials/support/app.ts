import { expect, type Page } from '@playwright/test';
import type { Reader } from './reader';
import { expectSeen } from './test';

/** Expects a page to say where it is: by its breadcrumbs, and by the entry that is marked in the sidebar. */
export async function expectPlace(page: Page, entry: string, crumbs: string[]): Promise<void> {
  const breadcrumbs = page.getByRole('navigation', { name: 'breadcrumb' });
  await expectSeen(...crumbs.map((crumb) => breadcrumbs.getByText(crumb, { exact: true })));
  await expectSeen(page.locator('.Mui-selected', { hasText: entry }));
}

/** Fills in the form and sends it. */
export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  // Beside it may be a button for each other provider.
  const form = page.locator('form').filter({ has: page.getByLabel(/password/i) });
  await form.getByLabel(/email/i).fill(email);
  await form.getByLabel(/password/i).fill(password);
  await form.getByRole('button', { name: /sign in/i }).click();
}

/** A protected page, as the pages on routers build it. */
export interface Guarded {
  /** The app's title. */
  app: string;
  /** An address that asks for a session, and the heading behind it. */
  address: string;
  heading: string | RegExp;
  email: string;
  password: string;
}

/** Expects the sign-in form first, an alert for a wrong password, then the page, and a way out again. */
export async function signInAndOut(reader: Reader, page: Page, guarded: Guarded): Promise<void> {
  const { app, address, heading, email, password } = guarded;
  await reader.open(address);
  await expectSeen(page.getByText(`Sign in to ${app}`));
  // A path, or an address of the app: each router has its own way.
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/sign-in' && searchParams.get('callbackUrl')?.endsWith(address) === true,
  );
  await fillIn(page, email, 'wrong');
  await expectSeen(page.getByText('Email or password is wrong.'));
  await fillIn(page, email, password);
  await expectSeen(page.getByRole('heading', { name: heading }));
  await page.getByRole('button', { name: /user/i }).click();
  await expectSeen(page.getByText(email));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectSeen(page.getByText(`Sign in to ${app}`));
}
