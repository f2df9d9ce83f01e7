/**
 * Loaded into Studio's process before anything else (`node --import`): what it asks of other machines
 * goes to a stand-in on this one, whose address is in STAND_INS. The host that was meant becomes the
 * first part of the path.
 */
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const standIns = new URL(String(process.env.STAND_INS));

/** Studio's own ports are on this machine; the pages' example of a service is on it, too. */
const HERE = /^(?:localhost|127\.0\.0\.1|\[?::1\]?)$/;
const SERVICE_PORT = '4999';

/** @param {URL} url */
const isOutside = ({ hostname, port }) => !HERE.test(hostname) || port === SERVICE_PORT;

/** @param {URL} url */
const redirect = ({ host, pathname, search }) => new URL(`/${host}${pathname}${search}`, standIns);

/** @param {unknown} input @param {any} options @param {string} protocol */
function urlOf(input, options, protocol) {
  if (input instanceof URL || typeof input === 'string') {
    return new URL(input);
  }
  const { hostname, host, port, path = '/' } = options;
  const name = String(hostname ?? host ?? 'localhost').replace(/:\d+$/, '');
  return new URL(`${protocol}//${name}${port ? `:${port}` : ''}${path}`);
}

for (const [module, protocol] of [
  [http, 'http:'],
  [https, 'https:'],
]) {
  const { request } = module;
  module.request = (...args) => {
    const [input, second] = args;
    const options = typeof second === 'object' ? second : input;
    const url = urlOf(input, options, protocol);
    if (!isOutside(url)) {
      return request(...args);
    }
    const { method, headers, signal } = options ?? {};
    const listener = args.at(-1);
    return http.request(
      redirect(url),
      { method, headers, signal },
      typeof listener === 'function' ? listener : undefined,
    );
  };
}
syncBuiltinESMExports();

const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!isOutside(url)) {
    return fetch(input, init);
  }
  return input instanceof Request
    ? fetch(new Request(redirect(url), input), init)
    : fetch(redirect(url), init);
};
