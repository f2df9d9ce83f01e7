import { BUILD, needsBuild } from '../build';
import { findNginx } from './nginx';
import { type RunningHost, START_MS, startHost } from './program';

/**
 * Tries a build on nginx, with the files that the build wrote for it. Where nginx is not installed, the
 * tests are skipped.
 *
 * @param declare declares the tests; nginx runs when they do
 * @param build another build, once the tests run
 */
export function onNginx(declare: (host: () => RunningHost) => void, build = (): string => BUILD) {
  describe('nginx', () => {
    if (findNginx() === undefined) {
      test.skip('is not installed: apt-get install nginx libnginx-mod-http-brotli-static', () =>
        undefined);
      return;
    }
    let running: RunningHost | undefined;
    beforeAll(async () => {
      needsBuild(build());
      running = await startHost(build());
    }, 4 * START_MS);
    afterAll(() => running?.stop());
    declare(() => {
      if (!running) {
        throw new Error('nginx did not start.');
      }
      return running;
    });
  });
}
