import path from 'node:path';
import { startServer } from '../../scripts/serve.mjs';
import { load } from '../../scripts/verify/lib/load.mjs';

const BUILD = path.resolve(import.meta.dirname, '../../build');

/**
 * Sees that there is a Chromium, once for all workers, and serves the built site to all browser
 * journeys of a run. `SITE_URL` names a site that is served already, such as a deployed one.
 */
export default async function globalSetup() {
  const { ensureChromium } = load(import.meta.filename, '../../scripts/lib/chromium/ensure.ts');
  const found = await ensureChromium(console.log);
  if ('missing' in found) {
    throw new Error(found.missing);
  }
  if (process.env.SITE_URL) {
    return;
  }
  const server = await startServer({ dir: BUILD });
  process.env.SITE_URL = server.url;
  globalThis.closeTestSite = server.close;
}
