#!/usr/bin/env node
/** Serves the built site on this machine: `npm run serve -- [--port <number>] [--dir <folder>]`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ServeError, startServer } from './lib/server.mjs';

const DEFAULT_PORT = 3000;
const BUILD = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'build');

/** @param {string | undefined} value */
function parsePort(value) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ServeError(`--port must be a number from 0 to 65535, not "${value}".`);
  }
  return port;
}

async function main() {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, dir: { type: 'string', default: BUILD } },
  });
  const dir = /** @type {string} */ (values.dir);
  // A port that was asked for is that port or an error; otherwise any free one will do.
  const { url } =
    values.port === undefined
      ? await startServer({ dir, port: DEFAULT_PORT }).catch((error) => {
          if (error instanceof ServeError && error.message.startsWith('Port')) {
            return startServer({ dir, port: 0 });
          }
          throw error;
        })
      : await startServer({ dir, port: parsePort(values.port) });
  console.log(`The site is at ${url}\nStop with Ctrl+C.`);
}

main().catch((error) => {
  console.error(error instanceof ServeError ? error.message : error);
  process.exitCode = 1;
});
