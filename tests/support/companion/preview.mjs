/**
 * Shows what readers may see of ads and analytics, without an account:
 * `npm run site-companion -- [--port <number>]`. It needs a built site.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from '../../../scripts/lib/load.mjs';
import { startServer } from '../../../scripts/lib/server.mjs';

const BUILD = fileURLToPath(new URL('../../../build', import.meta.url));

const { values } = parseArgs({ options: { port: { type: 'string', default: '4500' } } });
try {
  process.env.SITE_URL = (await startServer({ dir: BUILD, port: 0 })).url;
  const { startPreview } = load(import.meta.filename, './preview.ts');
  const url = await startPreview(Number(values.port));
  console.log(`All outcomes are listed at ${url}\nStop with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
