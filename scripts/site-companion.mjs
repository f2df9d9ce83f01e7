#!/usr/bin/env node
/**
 * Shows what readers may see of ads and analytics, without an account:
 * `npm run site-companion -- [--port <number>]`. It needs a built site.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startServer } from './lib/server.mjs';

const BUILD = fileURLToPath(new URL('../build', import.meta.url));
const PREVIEW = fileURLToPath(new URL('../tests/support/companion/preview.ts', import.meta.url));

const { values } = parseArgs({ options: { port: { type: 'string', default: '4500' } } });
try {
  process.env.SITE_URL = (await startServer({ dir: BUILD, port: 0 })).url;
  // Node 20 does not run TypeScript.
  const load = createRequire(import.meta.url)('jiti')(PREVIEW, { interopDefault: true });
  const url = await load(PREVIEW).startPreview(Number(values.port));
  console.log(`All outcomes are listed at ${url}\nStop with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
