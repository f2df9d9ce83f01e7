import { expect, type Page } from '@playwright/test';
import type { TutorialRunner } from './runner';
import { expectVisible } from './test';

/** Expects the page's breadcrumbs, and its selected entry in the sidebar. */
export async function expectLocation(page: Page, entry: string, crumbs: string[]): Promise<void> {
  const breadcrumbs = page.getByRole('navigation', { name: 'breadcrumb' });
  await expectVisible(...crumbs.map((crumb) => breadcrumbs.getByText(crumb, { exact: true })));
  await expectVisible(page.locator('.Mui-selected', { hasText: entry }));
}

export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  // The page may have other forms, which contain the buttons of other providers.
  const form = page.locator('form').filter({ has: page.getByLabel(/password/i) });
  // Before hydration, the browser would submit a server-rendered form itself.
  const isHydrated = () =>
    form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isHydrated).toBe(true);
  await form.getByLabel(/email/i).fill(email);
  await form.getByLabel(/password/i).fill(password);
  await form.getByRole('button', { name: /sign in/i }).click();
}

/** Expects the email address in the account's menu, and signs out. */
export async function signOut(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: /user/i }).click();
  await expectVisible(page.getByText(email));
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

/** A page of a tutorial's app that requires a session. */
export interface GuardedPage {
  app: string;
  /** The page's path and heading. */
  path: string;
  heading: string | RegExp;
  email: string;
  password: string;
}

/**
 * Expects the sign-in form, an alert for a wrong password, the protected page, and again the form after signing out.
 */
export async function signInAndOut(
  tutorial: TutorialRunner,
  page: Page,
  guarded: GuardedPage,
): Promise<void> {
  const { app, path, heading, email, password } = guarded;
  await tutorial.open(path);
  await expectVisible(page.getByText(`Sign in to ${app}`));
  // The callback URL is a path with some routers, and a full URL with others.
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/sign-in' && searchParams.get('callbackUrl')?.endsWith(path) === true,
  );
  await submitSignIn(page, email, 'wrong');
  await expectVisible(page.getByText('Email or password is wrong.'));
  await submitSignIn(page, email, password);
  await expectVisible(page.getByRole('heading', { name: heading }));
  await signOut(page, email);
  await expectVisible(page.getByText(`Sign in to ${app}`));
}
