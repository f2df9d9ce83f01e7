import type { Page } from 'playwright-core';
import type { Visit } from '../../promise';

/** Providers' pages on which users agree; here they do so at once. */
const PROVIDERS = /^https:\/\/(?:github\.com|login\.microsoftonline\.com)\//;

/**
 * Signs in with a provider, as nobody that is known yet.
 *
 * @param button what the button of the provider is called
 * @param code what the stand-in of the provider makes the user from
 */
export async function signIn(visit: Visit, button: RegExp, code: string): Promise<Page> {
  const page = await visit.open('/health-check');
  await page.context().clearCookies();
  await page.route(PROVIDERS, async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    const script = `<script>location.replace(${JSON.stringify(back.href)})</script>`;
    await route.fulfill({ contentType: 'text/html', body: script });
  });
  await page.goto(new URL('/prod', await visit.address()).href);
  await page.waitForURL(/\/prod\/signin/);
  await page.getByRole('button', { name: button }).click();
  return page;
}

/** What a query answers to a page's own request. */
export async function askQuery(page: Page, query: string): Promise<string> {
  return page.evaluate(async (path) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: '{}' });
    return `${answer.status} ${await answer.text()}`;
  }, `/prod/api/data/${query}`);
}
