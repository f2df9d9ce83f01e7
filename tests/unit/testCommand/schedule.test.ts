import { schedule } from '../../../scripts/test/schedule';

interface Step {
  name: string;
  title: string;
  alone?: boolean;
  after?: string[];
}

const step = (name: string, rest: Partial<Step> = {}): Step => ({ name, title: name, ...rest });

/** A run in which the test says when a step ends, and how. */
function startRun(steps: Step[], lanes = 2) {
  const log: string[] = [];
  const end = new Map<string, (failed: number) => void>();
  const count = (failed: number) => ({ passed: 1 - failed, failed, skipped: 0, failures: [] });
  const results = schedule(steps, {
    lanes,
    run: ({ name }) => {
      log.push(`start ${name}`);
      return new Promise((resolve) => end.set(name, (failed) => resolve(count(failed))));
    },
    leaveOut: ({ name }, failed) => {
      log.push(`leave out ${name} for ${failed}`);
      return count(1);
    },
  });
  const ends = async (name: string, failed = 0): Promise<void> => {
    log.push(`end ${name}`);
    end.get(name)?.(failed);
    await new Promise(setImmediate);
  };
  return { log, ends, results };
}

test('as many run at a time as there are lanes, in their order', async () => {
  const { log, ends, results } = startRun([step('a'), step('b'), step('c')]);
  await ends('b');
  await ends('a');
  await ends('c');
  expect(log).toEqual(['start a', 'start b', 'end b', 'start c', 'end a', 'end c']);
  expect([...(await results).keys()].map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});

test('a step waits for those that it comes after; others go before it', async () => {
  const { log, ends } = startRun([step('a'), step('b', { after: ['a'] }), step('c')]);
  await ends('c');
  await ends('a');
  expect(log).toEqual(['start a', 'start c', 'end c', 'end a', 'start b']);
});

test('what it comes after need not be asked for', () => {
  expect(startRun([step('b', { after: ['a'] })]).log).toEqual(['start b']);
});

test('a step that has the machine to itself starts alone, and nothing beside it', async () => {
  const { log, ends } = startRun([step('a'), step('whole', { alone: true }), step('b'), step('c')]);
  await ends('a');
  await ends('b');
  await ends('c');
  await ends('whole');
  expect(log).toEqual([
    ...['start a', 'start b', 'end a', 'start c', 'end b', 'end c'],
    ...['start whole', 'end whole'],
  ]);
});

test('what comes after a failed step is not run, and fails, and so on', async () => {
  const chain = [step('a'), step('b', { after: ['a'] }), step('c', { after: ['b'] })];
  const { log, ends, results } = startRun([...chain, step('d')]);
  await ends('a', 1);
  await ends('d');
  expect(log).toEqual([
    ...['start a', 'start d', 'end a'],
    ...['leave out b for a', 'leave out c for b', 'end d'],
  ]);
  expect([...(await results).values()].map(({ failed }) => failed)).toEqual([1, 1, 1, 0]);
});
