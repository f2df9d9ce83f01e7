import { startServer } from '../../scripts/lib/server.mjs';
import { BUILD } from './build';
import { siteUrl } from './site';

/** Where the setups serve what was built; a deployed site is elsewhere. */
const OWN_HOST = '127.0.0.1';

/**
 * Serves the build to the tests of a file compressed as well as hosts do, so that it can be weighed. A
 * deployed site, which `SITE_URL` names, is weighed as it is.
 */
export function weighBuild(): void {
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    if (new URL(siteUrl()).hostname === OWN_HOST) {
      const { url, close } = await startServer({ dir: BUILD });
      process.env.SITE_URL = url;
      stop = close;
    }
  });
  afterAll(() => stop?.());
}
