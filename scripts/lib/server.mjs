import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { listen } from './listen.mjs';
import { chooseEncoding, createRepresentations } from './representations.mjs';
import { resolveAddress } from './resolveAddress.mjs';

/** The address below which the site stands, and those that it is compared with. */
export const BASE = '/toolpad/';

const HASHED = /[\\/]assets[\\/].*[.-][0-9a-f]{8,}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** As hosts have it (plugins/hosting/node/rules.ts). */
const MOMENTARY = 'max-age=30, must-revalidate';

/** @param {string} file */
function cacheControl(file) {
  return HASHED.test(file) ? FOREVER : MOMENTARY;
}

/** @typedef {import('./representations.mjs').Effort} Effort */

/**
 * @param {{ dir: string, base: string, effort: Effort }} site
 * @returns {http.RequestListener}
 */
function createHandler({ dir, base, effort }) {
  const represent = createRepresentations(effort);
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // Not resolved against the host: '//' would begin another host's name.
    const { pathname, search } = new URL(
      `http://localhost/${(request.url ?? '').replace(/^\//, '')}`,
    );
    const answer = resolveAddress({ dir, base, pathname, search });
    if (answer.kind === 'redirect') {
      response.writeHead(301, { Location: answer.location, 'Cache-Control': MOMENTARY }).end();
      return;
    }
    if (answer.kind === 'nothing') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
      return;
    }
    const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
    const { body, type, etag, ...sent } = await represent(answer.file, encoding);
    response.setHeader('ETag', etag);
    response.setHeader('Cache-Control', cacheControl(answer.file));
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
    if (answer.status === 200 && known?.some((tag) => tag.replace(/^W\//, '') === etag)) {
      response.writeHead(304).end();
      return;
    }
    if (sent.encoding !== 'identity') {
      response.setHeader('Content-Encoding', sent.encoding);
    }
    response.writeHead(answer.status, { 'Content-Type': type, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** A failure that its message explains to the person who started the server. */
export class ServeError extends Error {}

/**
 * Serves a built site on this machine as a good static host would: base path, trailing slashes,
 * 404 page, content types, brotli and gzip, ETags, long caching of hashed files.
 *
 * @param {{ dir: string, port?: number, base?: string, effort?: Effort }} options port 0 takes any free
 *   one; without an effort, files are compressed as well as goes
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 * @throws {ServeError} if there is no built site, or the port is taken
 */
export async function startServer({ dir, port = 0, base = BASE, effort = 'best' }) {
  const root = path.resolve(dir);
  if (!fs.existsSync(path.join(root, '404.html'))) {
    throw new ServeError(`There is no built site in ${root}. Build it first: npm run build`);
  }
  const handle = createHandler({ dir: root, base, effort });
  const server = http.createServer((request, response) => {
    Promise.resolve(handle(request, response)).catch((error) => {
      console.error(`${request.method} ${request.url}: ${error}`);
      if (response.headersSent) {
        response.destroy();
      } else {
        response.writeHead(500).end();
      }
    });
  });
  const { origin, ...listening } = await listen(server, port).catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new ServeError(`Port ${port} is taken. Choose another: npm run serve -- --port <number>`)
      : error;
  });
  return { url: `${origin}${base}`, ...listening };
}
