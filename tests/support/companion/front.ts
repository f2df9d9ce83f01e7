import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { listen } from '../../../scripts/lib/listen.mjs';
import { siteUrl } from '../site';
import { fileOfVariant, typeOfVariant, type Variant } from './variant';

const HOST = '127.0.0.1';
const PASSED_ON = ['content-type', 'location', 'cache-control', 'etag'];

/** A server before the site under test, which can change, hold back and cut what passes. */
export interface Front {
  port: number;
  /** The address of a page; under any name that the browser maps to this machine. */
  url: (path: string, host?: string) => string;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Serves the companion with other options. */
  variant: Variant | undefined;
  /** Changes a file on its way, by its path below the base. */
  change: Map<string, (body: string) => string>;
  /** Answers something else for a file, by its path below the base. */
  replace: Map<string, { status: number; type: string; body: string }>;
  /** Sends a document up to a mark, and the rest when `until` resolves. */
  hold: { mark: string; until: Promise<void> } | undefined;
  /** Files that are never answered, by their paths below the base. */
  stalled: Set<string>;
  /** Answers nothing any more: every connection breaks off. */
  offline: boolean;
  close: () => Promise<void>;
}

/**
 * Starts a server before the site under test.
 *
 * @param tls key and certificate, to speak https:
 */
export async function startFront(tls?: { key: string; cert: string }): Promise<Front> {
  const site = new URL(siteUrl());

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', site);
    front.asked.push(pathname);
    if (front.offline) {
      response.destroy();
      return;
    }
    if (front.stalled.has(pathname.slice(site.pathname.length))) {
      return;
    }
    const { href } = new URL(pathname, site);
    const changed = front.variant && fileOfVariant(front.variant, href);
    if (changed !== undefined) {
      response.writeHead(200, { 'Content-Type': typeOfVariant(href) }).end(changed);
      return;
    }
    const replaced = front.replace.get(pathname.slice(site.pathname.length));
    if (replaced) {
      response.writeHead(replaced.status, { 'Content-Type': replaced.type }).end(replaced.body);
      return;
    }
    const passed = await fetch(new URL(pathname + search, site), { redirect: 'manual' });
    for (const name of PASSED_ON) {
      const value = passed.headers.get(name);
      if (value !== null) {
        response.setHeader(name, value);
      }
    }
    response.writeHead(passed.status);
    const change = front.change.get(pathname.slice(site.pathname.length));
    const { hold } = front;
    if (change) {
      response.end(change(await passed.text()));
    } else if (hold && passed.headers.get('content-type')?.includes('html')) {
      const text = await passed.text();
      const at = text.indexOf(hold.mark);
      response.write(text.slice(0, at));
      await hold.until;
      response.end(text.slice(at));
    } else {
      response.end(Buffer.from(await passed.arrayBuffer()));
    }
  }

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch(() => response.destroy());
  };
  const server = tls ? https.createServer(tls, handle) : http.createServer(handle);
  const { port, close } = await listen(server);
  const front: Front = {
    port,
    url: (path, host = HOST) =>
      `${tls ? 'https' : 'http'}://${host}:${port}${site.pathname}${path}`,
    asked: [],
    variant: undefined,
    change: new Map(),
    replace: new Map(),
    hold: undefined,
    stalled: new Set(),
    offline: false,
    close,
  };
  return front;
}
