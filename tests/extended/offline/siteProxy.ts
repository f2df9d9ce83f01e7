// cspell:ignore selfsigned
import { createHash, X509Certificate } from 'node:crypto';
import https from 'node:https';
import { generate } from 'selfsigned';
import { listen } from '../../../scripts/lib/listen.mjs';
import { getSiteUrl } from '../../support/site';

export type Certificate = Awaited<ReturnType<typeof createCertificate>>;

/** Creates a self-signed certificate. Browsers can be told to trust the hash of its public key. */
export async function createCertificate() {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'mui.com' }]);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, trusted: createHash('sha256').update(publicKey).digest('base64') };
}

const FORWARDED_HEADERS = ['content-type', 'location', 'cache-control', 'etag'];

/**
 * An https: proxy in front of the site under test, because Playwright can't route the requests for a service worker.
 * Its options identify files by their paths below the base URL.
 */
export interface SiteProxy {
  /** Returns the URL of a page under a host name that the browser maps to this machine. */
  url: (path: string, host: string) => string;
  /** The requested paths, in order. */
  requested: string[];
  /** Functions that change files before they are sent. */
  change: Map<string, (body: string) => string>;
  /** Responses that replace the original ones. */
  replace: Map<string, { status: number; type: string; body: string }>;
  /** Files whose requests get no response. */
  stalled: Set<string>;
  /** Whether to close every connection. */
  offline: boolean;
  close: () => Promise<void>;
}

/** Starts a proxy in front of the site under test. */
export async function startProxy(certificate: Certificate): Promise<SiteProxy> {
  const site = new URL(getSiteUrl());
  const server = https.createServer(certificate, (request, response) => {
    const respond = async (): Promise<void> => {
      const { pathname, search } = new URL(request.url ?? '/', site);
      const file = pathname.slice(site.pathname.length);
      siteProxy.requested.push(pathname);
      const replaced = siteProxy.replace.get(file);
      if (siteProxy.offline) {
        response.destroy();
      } else if (replaced) {
        response.writeHead(replaced.status, { 'Content-Type': replaced.type }).end(replaced.body);
      } else if (!siteProxy.stalled.has(file)) {
        const original = await fetch(new URL(pathname + search, site), { redirect: 'manual' });
        for (const name of FORWARDED_HEADERS.filter((header) => original.headers.has(header))) {
          response.setHeader(name, original.headers.get(name) ?? '');
        }
        const change = siteProxy.change.get(file);
        const body = Buffer.from(await original.arrayBuffer());
        response.writeHead(original.status).end(change ? change(body.toString()) : body);
      }
    };
    respond().catch(() => response.destroy());
  });
  const { port, close } = await listen(server);
  const siteProxy: SiteProxy = {
    url: (path, host) => `https://${host}:${port}${site.pathname}${path}`,
    requested: [],
    change: new Map(),
    replace: new Map(),
    stalled: new Set(),
    offline: false,
    close,
  };
  return siteProxy;
}
