import type { Page } from 'playwright-core';
import { type Followed, seen } from '../promise';

/** Fills in the form and sends it. */
export async function fill(page: Page, email: string, password: string): Promise<void> {
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
  path: string;
  heading: string | RegExp;
  email: string;
  password: string;
}

/** The sign-in form first, an alert for a wrong password, then the page, and a way out again. */
export async function signsInAndOut(
  open: (path: string) => Promise<Page>,
  { app, path, heading, email, password }: Guarded,
): Promise<void> {
  const page = await open(path);
  await seen(page.getByText(`Sign in to ${app}`));
  // A path, or an address of the app: each router has its own way.
  await page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname === '/sign-in' && searchParams.get('callbackUrl')?.endsWith(path) === true,
  );
  await fill(page, email, 'wrong');
  await seen(page.getByText('Email or password is wrong.'));
  await fill(page, email, password);
  await seen(page.getByRole('heading', { name: heading }));
  await page.getByRole('button', { name: /user/i }).click();
  await seen(page.getByText(email));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await seen(page.getByText(`Sign in to ${app}`));
}

/** What the pages on Next.js, with Auth.js, say of their builds. */
export function signsInFromTheBuild(guarded: Guarded): Pick<Followed, 'serve' | 'finally'> {
  return {
    serve: 'npm run start',
    finally: {
      sees: 'GitHub beside the fields, and the same sign-in from the build',
      check: async ({ open }) => {
        await seen((await open('/')).getByRole('button', { name: 'Sign in with GitHub' }));
        await signsInAndOut(open, guarded);
      },
    },
  };
}
