import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { CREDENTIALS } from './services.mjs';

const REDIRECT_MODULE = pathToFileURL(path.resolve(__dirname, 'redirect.mjs')).href;

/** Environment variables that make Studio call fake services. */
export const FAKE_SERVICES = { NODE_OPTIONS: `--import ${REDIRECT_MODULE}`, ...CREDENTIALS };

/** Matches the consent pages of the sign-in providers. */
const CONSENT_PAGES = /^https:\/\/(?:github\.com|login\.microsoftonline\.com)\//;

/**
 * Signs in with GitHub or Microsoft.
 *
 * @param origin - the origin of the app
 * @param code - a code that describes the user, which the fake provider returns
 */
export async function signIn(page: Page, origin: string, code: string): Promise<void> {
  await page.goto(new URL('/prod', origin).href);
  await page.waitForURL(/\/prod\/signin/);
  // The page's first request sets the cookie of the CSRF token. A response that arrives during the sign-in would replace
  // the token.
  await expect.poll(() => page.context().cookies()).not.toEqual([]);
  await page.route(CONSENT_PAGES, async (route) => {
    const requested = new URL(route.request().url()).searchParams;
    const back = new URL(requested.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', requested.get('state') ?? '');
    const script = `<script>location.replace(${JSON.stringify(back.href)})</script>`;
    await route.fulfill({ contentType: 'text/html', body: script });
  });
  await page.getByRole('button', { name: /github|azure/i }).click();
}
