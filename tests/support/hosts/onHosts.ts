import { needsBuild } from '../build';
import { type HostProgram, type RunningHost, START_MS, startHost } from './program';
import { caddy, edge, nginx } from './programs';

const HOSTS: Record<string, HostProgram> = { nginx, Caddy: caddy, 'the edge runtime': edge };

/**
 * Tries the same on each host, with the files that the build wrote for it. One that is not installed is
 * left out, and the run says so.
 *
 * @param declare declares the tests; the host runs when they do
 */
export function onHosts(
  declare: (host: () => RunningHost, facts: Pick<HostProgram, 'isEdge'>) => void,
): void {
  describe.each(Object.entries(HOSTS))('%s', (name, program) => {
    if (program.find() === undefined) {
      console.warn(`${name} is left out: it is not installed. ${program.hint}`);
      test.skip('is not installed', () => undefined);
      return;
    }
    let running: RunningHost | undefined;
    beforeAll(async () => {
      needsBuild();
      running = await startHost(program);
    }, 4 * START_MS);
    afterAll(() => running?.stop());
    declare(() => {
      if (!running) {
        throw new Error(`${name} did not start.`);
      }
      return running;
    }, program);
  });
}
