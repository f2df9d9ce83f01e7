import { BUILD, needsBuild } from '../build';
import { type HostProgram, type RunningHost, START_MS, startHost } from './program';
import { caddy, edge, nginx } from './programs';

const HOSTS = { nginx, Caddy: caddy, 'the edge runtime': edge } satisfies Record<
  string,
  HostProgram
>;

type HostName = keyof typeof HOSTS;

const ALL = Object.keys(HOSTS) as HostName[];

/**
 * Tries the same on each host, with the files that the build wrote for it. One that is not installed is
 * left out, and the run says so.
 *
 * @param declare declares the tests; the host runs when they do
 * @param names which hosts; all without it
 * @param build another build, once the tests run
 */
export function onHosts(
  declare: (host: () => RunningHost, facts: Pick<HostProgram, 'isEdge'>) => void,
  names: readonly HostName[] = ALL,
  build = (): string => BUILD,
): void {
  describe.each(names)('%s', (name) => {
    const program: HostProgram = HOSTS[name];
    if (program.find() === undefined) {
      console.warn(`${name} is left out: it is not installed. ${program.hint}`);
      test.skip('is not installed', () => undefined);
      return;
    }
    let running: RunningHost | undefined;
    beforeAll(async () => {
      needsBuild(build());
      running = await startHost(program, build());
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
