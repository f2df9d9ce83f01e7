#!/usr/bin/env node
/** Serves the built site on this machine: `npm run serve -- [--port <number>] [--dir <folder>]`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { ServeError, startServer } from './lib/server.mjs';

const DEFAULT_PORT = 3000;
const BUILD_DIR = path.resolve(import.meta.dirname, '..', 'build');

/** @param {string} value */
function parsePort(value) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ServeError(`--port must be a number from 0 to 65535, not "${value}".`);
  }
  return port;
}

try {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, dir: { type: 'string', default: BUILD_DIR } },
  });
  const { url } = await startServer({
    dir: values.dir,
    // A port that the user specifies isn't replaced with a free one.
    port:
      values.port === undefined ? await getPort({ port: DEFAULT_PORT }) : parsePort(values.port),
  });
  console.log(`The site is at ${url}\nStop with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof ServeError ? error.message : error);
  process.exitCode = 1;
}
