import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { CREDENTIALS } from './services.mjs';

const PRELOAD = pathToFileURL(path.resolve(__dirname, 'outside.mjs')).href;

/** The variables with which Studio asks stand-ins instead of services outside. */
export const STAND_INS = { NODE_OPTIONS: `--import ${PRELOAD}`, ...CREDENTIALS };

/** Providers' pages on which users agree; here they do so at once. */
const PROVIDERS = /^https:\/\/(?:github\.com|login\.microsoftonline\.com)\//;

/**
 * Signs in with a provider, as nobody that is known yet.
 *
 * @param origin of the app
 * @param code what the stand-in of the provider makes the user from
 */
export async function signIn(page: Page, origin: string, code: string): Promise<void> {
  await page.context().clearCookies();
  await page.unroute(PROVIDERS);
  await page.route(PROVIDERS, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    const script = `<script>location.replace(${JSON.stringify(back.href)})</script>`;
    await route.fulfill({ contentType: 'text/html', body: script });
  });
  await page.goto(new URL('/prod', origin).href);
  await page.waitForURL(/\/prod\/signin/);
  await page.getByRole('button', { name: /github|azure/i }).click();
}
