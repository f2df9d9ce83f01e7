import http from 'node:http';
import type { Followed, Visit } from '../../promise';
import { withServer } from './localServer';
import { expectStatus, statusOf } from './status';

/** The first page of the app that a reader has who has made none. */
const PAGE = '/tools/pages/page';

/** Browsers give up after at most this many. */
const MAX_REDIRECTS = 20;

/**
 * Asks through a reverse proxy.
 *
 * @param path what the browser asks for
 * @param passedOn makes of it what the app is asked for
 * @returns the status at the end, if there is one
 */
async function throughProxy(
  visit: Visit,
  path: string,
  passedOn: (path: string) => string,
): Promise<number | undefined> {
  const app = await visit.address();
  const passOn: http.RequestListener = (request, answer) => {
    const { method, headers, url = '/' } = request;
    const inner = http.request(new URL(passedOn(url), app), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    inner.once('error', (error) => answer.destroy(error));
    request.pipe(inner);
  };
  return withServer(passOn, async (proxy) => {
    let url = new URL(path, proxy);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const { status, headers } = await fetch(url, { redirect: 'manual' });
      const location = headers.get('location');
      if (location === null) {
        return status;
      }
      url = new URL(location, url);
    }
    return undefined;
  });
}

/** What concepts/deployment says of the addresses of an app, and of a proxy in front of it. */
export const deployment: Followed = {
  page: 'docs-studio/concepts/deployment.mdx',
  from: 'Studio',
  promises: {
    Start: {
      'the base path from /, the first page from there, the health check': async (visit) => {
        const page = await visit.open('/');
        await page.waitForURL(/\/prod\/pages\/page$/);
        expectStatus(await statusOf(visit, '/health-check'), 200, 'the health check');
      },
    },
    'Custom base path': {
      'the app below /tools, and nothing below /prod': async (visit) => {
        const page = await visit.open('/tools');
        await page.waitForURL(new RegExp(`${PAGE}$`));
        expectStatus(await statusOf(visit, '/prod/pages/page'), 404, 'a page below /prod');
      },
    },
    'Behind a reverse proxy': {
      'the app through a proxy that passes /tools on, but not through one that cuts it off': async (
        visit,
      ) => {
        const whole = await throughProxy(visit, PAGE, (path) => path);
        expectStatus(whole, 200, 'the page through a proxy that passes the path on');
        const cut = (path: string): string => path.replace(/^\/tools\/?/, '/');
        const home = await throughProxy(visit, '/tools', cut);
        expectStatus(home, undefined, 'the base path through a proxy that cuts it off');
        const page = await throughProxy(visit, PAGE, cut);
        expectStatus(page, 404, 'the page through that proxy');
        expectStatus(await statusOf(visit, '/health-check'), 200, 'the health check');
      },
    },
  },
};
