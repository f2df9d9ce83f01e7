import type { Page } from 'playwright-core';
import { seen } from '../promise';

async function fill(page: Page, password: string): Promise<void> {
  await page.getByLabel(/email/i).fill('ana@example.com');
  await page.getByLabel(/password/i).fill(password);
  await page.getByRole('button', { name: /sign in/i }).click();
}

/** A protected page, as the pages on routers build it. */
export interface Guarded {
  /** The app's title. */
  app: string;
  /** An address that asks for a session, and the heading behind it. */
  path: string;
  heading: string | RegExp;
  password: string;
}

/** The sign-in form first, an alert for a wrong password, then the page, and a way out again. */
export async function signsInAndOut(
  open: (path: string) => Promise<Page>,
  { app, path, heading, password }: Guarded,
): Promise<void> {
  const page = await open(path);
  await seen(page.getByText(`Sign in to ${app}`));
  await page.waitForURL(`**/sign-in?callbackUrl=${encodeURIComponent(path)}`);
  await fill(page, 'wrong');
  await seen(page.getByText('Email or password is wrong.'));
  await fill(page, password);
  await seen(page.getByRole('heading', { name: heading }));
  await page.getByRole('button', { name: /user/i }).click();
  await seen(page.getByText('ana@example.com'));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await seen(page.getByText(`Sign in to ${app}`));
}
