/**
 * Redirects Studio's requests to other hosts to a fake server in the same process. Studio's process loads this module
 * first (`node --import`). The host becomes the first segment of the path.
 */
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { text } from 'node:stream/consumers';
import { SERVICES } from './services.mjs';

/** Matches this machine. Requests to it aren't redirected, except for those to the port of the example service. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[?::1\]?)$/;
const EXAMPLE_SERVICE_PORT = '4999';

/** The start of the host that Studio contacts about its latest version. Studio ignores a failure of this request. */
const IGNORED_HOST = 'registry.';

const server = http.createServer(async (request, response) => {
  const [, host = '', path = ''] = /^\/([^/]+)(.*)$/.exec(request.url ?? '') ?? [];
  const { authorization = '' } = request.headers;
  const answer = SERVICES[host]?.({ path, body: await text(request), authorization });
  if (answer === undefined && !host.startsWith(IGNORED_HOST)) {
    console.error(`No fake service answers ${request.method} ${host}${path}`);
  }
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
server.unref();
const { port: ownPort } = /** @type {import('node:net').AddressInfo} */ (server.address());

/** @param {URL} url */
const isOutside = ({ hostname, port }) =>
  !LOCAL_HOST.test(hostname) || port === EXAMPLE_SERVICE_PORT;

/** @param {URL} url */
const redirect = ({ host, pathname, search }) =>
  new URL(`http://127.0.0.1:${ownPort}/${host}${pathname}${search}`);

/** @param {any} input @param {string} protocol */
function toUrl(input, protocol) {
  if (input instanceof URL || typeof input === 'string') {
    return new URL(input);
  }
  const { hostname, host, port, path = '/' } = input;
  const name = String(hostname ?? host ?? 'localhost').replace(/:\d+$/, '');
  return new URL(`${protocol}//${name}${port ? `:${port}` : ''}${path}`);
}

for (const module of [http, https]) {
  const { request } = module;
  module.request = (/** @type {any[]} */ ...args) => {
    const [input, second] = args;
    const url = toUrl(input, module === http ? 'http:' : 'https:');
    if (!isOutside(url)) {
      return request(.../** @type {[any]} */ (args));
    }
    const { method, headers, signal } = typeof second === 'object' ? second : input;
    const listener = args.at(-1);
    const listeners = typeof listener === 'function' ? [listener] : [];
    return http.request(redirect(url), { method, headers, signal }, ...listeners);
  };
}
syncBuiltinESMExports();

const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!isOutside(url)) {
    return fetch(input, init);
  }
  return fetch(input instanceof Request ? new Request(redirect(url), input) : redirect(url), init);
};
