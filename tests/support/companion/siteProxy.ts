// cspell:ignore selfsigned
import { createHash, X509Certificate } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { generate } from 'selfsigned';
import { listen } from '../../../scripts/lib/listen.mjs';
import { getSiteUrl } from '../site';
import { findVariantFile, type Variant } from './variant';

export interface Certificate {
  key: string;
  cert: string;
  /** The hash of the public key, which browsers can be told to trust. */
  trusted: string;
}

/** Creates a self-signed certificate. */
export async function createCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'mui.com' }]);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, trusted: createHash('sha256').update(publicKey).digest('base64') };
}

const LOCAL_HOST = '127.0.0.1';
const FORWARDED_HEADERS = ['content-type', 'location', 'cache-control', 'etag'];

/** A proxy in front of the site under test. Its options identify files by their paths below the base URL. */
export interface SiteProxy {
  /** Returns the URL of a page under a host name that the browser maps to this machine. */
  url: (path: string, host?: string) => string;
  /** The requested paths, in order. */
  requested: string[];
  /** A companion with other options, which replaces the built one. */
  variant: Variant | undefined;
  /** Functions that change files before they are sent. */
  change: Map<string, (body: string) => string>;
  /** Responses that replace the original ones. */
  replace: Map<string, { status: number; type: string; body: string }>;
  /** Sends the part of an HTML document that follows a mark only when a promise resolves. */
  hold: { mark: string; until: Promise<void> } | undefined;
  /** Files whose requests get no response. */
  stalled: Set<string>;
  /** Whether to close every connection. */
  offline: boolean;
  close: () => Promise<void>;
}

/**
 * Starts a proxy in front of the site under test.
 *
 * @param tls - the key and the certificate, to serve https:
 */
export async function startProxy(tls?: { key: string; cert: string }): Promise<SiteProxy> {
  const site = new URL(getSiteUrl());

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, href } = new URL(request.url ?? '/', site);
    const file = pathname.slice(site.pathname.length);
    siteProxy.requested.push(pathname);
    if (siteProxy.offline) {
      response.destroy();
      return;
    }
    if (siteProxy.stalled.has(file)) {
      return;
    }
    const replaced = siteProxy.variant && findVariantFile(siteProxy.variant, href);
    const { status, type, body } = siteProxy.replace.get(file) ?? { status: 200, ...replaced };
    if (body !== undefined) {
      response.writeHead(status, { 'Content-Type': type }).end(body);
      return;
    }
    const original = await fetch(new URL(pathname + search, site), { redirect: 'manual' });
    for (const name of FORWARDED_HEADERS) {
      const value = original.headers.get(name);
      if (value !== null) {
        response.setHeader(name, value);
      }
    }
    response.writeHead(original.status);
    const change = siteProxy.change.get(file);
    const { hold } = siteProxy;
    if (change) {
      response.end(change(await original.text()));
    } else if (hold && original.headers.get('content-type')?.includes('html')) {
      const text = await original.text();
      const end = text.indexOf(hold.mark);
      response.write(text.slice(0, end));
      await hold.until;
      response.end(text.slice(end));
    } else {
      response.end(Buffer.from(await original.arrayBuffer()));
    }
  }

  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response).catch(() => response.destroy());
  };
  const server = tls ? https.createServer(tls, handle) : http.createServer(handle);
  const { port, close } = await listen(server);
  const siteProxy: SiteProxy = {
    url: (path, host = LOCAL_HOST) =>
      `${tls ? 'https' : 'http'}://${host}:${port}${site.pathname}${path}`,
    requested: [],
    variant: undefined,
    change: new Map(),
    replace: new Map(),
    hold: undefined,
    stalled: new Set(),
    offline: false,
    close,
  };
  return siteProxy;
}
