import { needChromium } from '../../../scripts/lib/chromium';
import { startServer } from '../../../scripts/lib/server.mjs';

declare global {
  /** What the setups of a run have started, for its teardown: jest loads each by itself. */
  var stopServing: (() => Promise<void>)[] | undefined;
}

/**
 * Sees that there is a Chromium, once for all workers, and serves a built site to all tests of a run.
 *
 * @param variable gets the address; one that has it already names a site that is served, such as a
 *   deployed one
 * @param findSite the folder of the built site
 */
export async function serve(
  variable: 'SITE_URL' | 'DEMOS_URL',
  findSite: () => string | Promise<string>,
): Promise<void> {
  await needChromium();
  if (process.env[variable]) {
    return;
  }
  const server = await startServer({ dir: await findSite() });
  process.env[variable] = server.url;
  globalThis.stopServing = [...(globalThis.stopServing ?? []), server.close];
}
