import type { Result } from './runStep';
import type { Step } from './steps';

interface How {
  /** How many may run at a time. */
  lanes: number;
  run: (step: Step) => Promise<Result>;
  /** The result of a step that comes after a failed one. */
  leaveOut: (step: Step, failed: string) => Result;
}

/**
 * Runs steps, several at a time, each as soon as it may start. Goes on after a failure, to give the
 * whole picture.
 *
 * @param steps in the order in which they should start
 * @returns in the order in which they ended
 */
export async function schedule(
  steps: readonly Step[],
  { lanes, run, leaveOut }: How,
): Promise<Map<Step, Result>> {
  const running = new Map<Step, Promise<Step>>();
  const results = new Map<Step, Result>();
  let waiting = [...steps];

  const resultOf = (name: string): Result | undefined =>
    [...results].find(([step]) => step.name === name)?.[1];

  function mayStart({ after = [], alone }: Step): boolean {
    const busy = [...waiting, ...running.keys()].map(({ name }) => name);
    const isFree = alone
      ? running.size === 0
      : running.size < lanes && ![...running.keys()].some((step) => step.alone);
    return isFree && !after.some((name) => busy.includes(name));
  }

  function start(step: Step): void {
    const failed = step.after?.find((name) => (resultOf(name)?.failed ?? 0) > 0);
    const result = failed === undefined ? run(step) : Promise.resolve(leaveOut(step, failed));
    running.set(
      step,
      result.then((ended) => {
        results.set(step, ended);
        running.delete(step);
        return step;
      }),
    );
  }

  while (waiting.length + running.size > 0) {
    for (const step of waiting) {
      if (mayStart(step)) {
        waiting = waiting.filter((other) => other !== step);
        start(step);
      }
    }
    await Promise.race(running.values());
  }
  return results;
}
