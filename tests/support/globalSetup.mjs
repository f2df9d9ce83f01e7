import path from 'node:path';
import { startServer } from '../../scripts/serve.mjs';

const BUILD = path.resolve(import.meta.dirname, '../../build');

/**
 * Serves the built site to all browser journeys of a run. `SITE_URL` names a site that is served
 * already, such as a deployed one.
 */
export default async function globalSetup() {
  if (process.env.SITE_URL) {
    return;
  }
  const server = await startServer({ dir: BUILD });
  process.env.SITE_URL = server.url;
  globalThis.closeTestSite = server.close;
}
