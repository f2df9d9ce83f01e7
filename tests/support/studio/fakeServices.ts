import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { CREDENTIALS } from './services.mjs';

const PRELOAD = pathToFileURL(path.resolve(__dirname, 'redirect.mjs')).href;

/** Environment variables that make Studio call fake services. */
export const FAKE_SERVICES = { NODE_OPTIONS: `--import ${PRELOAD}`, ...CREDENTIALS };

/** Matches the consent pages of the sign-in providers. */
const PROVIDERS = /^https:\/\/(?:github\.com|login\.microsoftonline\.com)\//;

/**
 * Signs in with a provider, in a browser without cookies.
 *
 * @param origin - the origin of the app
 * @param code - the code from which the fake provider creates the user
 */
export async function signIn(page: Page, origin: string, code: string): Promise<void> {
  await page.context().clearCookies();
  await page.unroute(PROVIDERS);
  await page.route(PROVIDERS, async (route) => {
    const requested = new URL(route.request().url()).searchParams;
    const back = new URL(requested.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', requested.get('state') ?? '');
    const script = `<script>location.replace(${JSON.stringify(back.href)})</script>`;
    await route.fulfill({ contentType: 'text/html', body: script });
  });
  await page.goto(new URL('/prod', origin).href);
  await page.waitForURL(/\/prod\/signin/);
  await page.getByRole('button', { name: /github|azure/i }).click();
}
