/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./runStep.mjs').Result} Result
 */

/**
 * Runs steps, several at a time, each as soon as it may start. Goes on after a failure, to give the
 * whole picture.
 *
 * @param {readonly Step[]} steps in the order in which they should start
 * @param {object} how
 * @param {number} how.lanes how many may run at a time
 * @param {(step: Step) => Promise<Result>} how.run
 * @param {(step: Step, failed: string) => Result} how.leaveOut the result of a step that comes after a
 *   failed one
 * @returns {Promise<Map<Step, Result>>} in the order in which they ended
 */
export async function schedule(steps, { lanes, run, leaveOut }) {
  /** @type {Map<Step, Promise<Step>>} */
  const running = new Map();
  /** @type {Map<Step, Result>} */
  const results = new Map();
  let waiting = [...steps];

  /** @param {string} name */
  const resultOf = (name) => [...results].find(([step]) => step.name === name)?.[1];

  /** @param {Step} step */
  function mayStart({ after = [], alone }) {
    const busy = [...waiting, ...running.keys()].map(({ name }) => name);
    const isFree = alone
      ? running.size === 0
      : running.size < lanes && ![...running.keys()].some((step) => step.alone);
    return isFree && !after.some((name) => busy.includes(name));
  }

  /** @param {Step} step */
  function start(step) {
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
