import http from 'node:http';
import { listen } from '../../../scripts/lib/listen.mjs';
import { startNetwork } from '../../fixtures/network';
import { startFront } from './front';
import { isWay, take, WAYS } from './outcomes';
import { bundleVariant } from './variant';

const PAGE = 'core/introduction/base-concepts/';

/** Forgets what an earlier way has drawn for the visit, on the site's own origin. */
const START = 'start-preview/';
const START_PAGE = `<!doctype html><title>Preview</title>
<script>sessionStorage.clear(); location.replace(${JSON.stringify(`../${PAGE}`)});</script>`;

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const list = (): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<meta name="color-scheme" content="light dark"><title>Site companion</title>
<body style="font: 16px/1.6 system-ui; max-width: 40em; margin: 2em auto; padding: 0 1em">
<h1>What readers may see</h1>
<p>Each link opens a page of the built site. The ad network and the analytics are played by this
machine; what the site reports is listed under <a href="/events">events</a>.</p>
<ul>${Object.entries(WAYS)
  .map(([name, { title }]) => `<li><a href="/${name}" target="_blank">${escape(title)}</a></li>`)
  .join('')}</ul>
<p>A bot gets nothing: reload a page with a bot’s user agent, such as Googlebot’s.</p>`;

/**
 * Shows the built site with a fake ad network and a fake `gtag`: a list of all outcomes, each of them a
 * link. `SITE_URL` must name the served build.
 *
 * @param port of the list; 0 takes any free one
 * @returns the address of the list
 */
export async function startPreview(port: number): Promise<string> {
  const network = await startNetwork();
  const front = await startFront();
  front.replace.set(START, { status: 200, type: 'text/html', body: START_PAGE });

  async function answer(url: string, response: http.ServerResponse): Promise<void> {
    const name = url.slice(1);
    if (isWay(name)) {
      front.variant = await bundleVariant(take(name, network));
      response.writeHead(302, { Location: front.url(START), 'Cache-Control': 'no-store' }).end();
    } else if (name === 'events') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify(
          network.events().map(({ call }) => call),
          null,
          2,
        ),
      );
    } else if (name === 'favicon.ico') {
      // The events are no page that could name an icon: the browser asks by itself.
      response.writeHead(204).end();
    } else {
      response.writeHead(name === '' ? 200 : 404, { 'Content-Type': 'text/html' }).end(list());
    }
  }

  const server = http.createServer((request, response) => {
    answer(request.url ?? '/', response).catch((error: unknown) => {
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
    });
  });
  return `${(await listen(server, port)).origin}/`;
}
