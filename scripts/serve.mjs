#!/usr/bin/env node
/** Serves the built site on this machine: `npm run serve -- [--port <number>] [--dir <folder>]`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { startServer } from './lib/server.mjs';

const DEFAULT_PORT = 3000;
const BUILD_DIR = path.resolve(import.meta.dirname, '..', 'build');

try {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, dir: { type: 'string', default: BUILD_DIR } },
  });
  const { url } = await startServer({
    dir: values.dir,
    // A port that the user specifies isn't replaced with a free one.
    port: Number(values.port ?? (await getPort({ port: DEFAULT_PORT }))),
  });
  console.log(`The site is at ${url}\nStop with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
