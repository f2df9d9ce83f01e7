import type http from 'node:http';
import type { FrameLocator } from 'playwright-core';
import { gone, ofTheBuild, seen, type Visit } from '../../promise';
import { withServer } from './localServer';

/**
 * Shows addresses of the app in a frame of another site.
 *
 * @param look is given what shows an address
 */
async function onAnotherSite(
  visit: Visit,
  look: (show: (path: string) => Promise<FrameLocator>) => Promise<void>,
): Promise<void> {
  const app = await visit.address();
  const framed: http.RequestListener = ({ url = '/' }, answer) => {
    const frame = `<iframe src="${new URL(url, app).href}" title="App" width="100%" height="480"></iframe>`;
    answer.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html>${frame}`);
  };
  await withServer(framed, (site) =>
    look(async (path) => {
      const page = await visit.open(site + path);
      return page.frameLocator('iframe');
    }),
  );
}

/** The shell has a link to each page. */
const linkIn = (frame: FrameLocator) => frame.getByRole('link', { name: 'Deliveries' });

/** What how-to-guides/embed-pages says that visitors of the other site see. */
export const embedPages = ofTheBuild(
  'docs-studio/how-to-guides/embed-pages.mdx',
  'in a frame of another site, the shell; none with the parameter, nor on the page without one; and the values of the address',
  (visit) =>
    onAnotherSite(visit, async (show) => {
      const whole = await show('/prod/pages/deliveries');
      await seen(whole.getByText('Deliveries to oslo'));
      await seen(linkIn(whole));
      const bare = await show('/prod/pages/deliveries?toolpad-display=standalone&warehouse=bergen');
      await seen(bare.getByText('Deliveries to bergen'));
      await gone(linkIn(bare));
      const always = await show('/prod/pages/stock_level');
      await seen(always.getByText('In stock'));
      await gone(linkIn(always));
    }),
);
