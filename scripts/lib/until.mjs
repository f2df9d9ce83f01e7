import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 10;
const LONGEST_MS = 10_000;

/**
 * Asks again and again until an answer is right.
 *
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {(answer: T) => boolean} isRight
 * @param {number} [longestMs] how long it may take
 * @param {string} [what] what is waited for, in the message
 * @returns {Promise<T>}
 * @throws {Error} if it has not come to that by then
 */
export async function until(ask, isRight, longestMs = LONGEST_MS, what = 'the right answer') {
  const deadline = Date.now() + longestMs;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) {
      return answer;
    }
    if (Date.now() > deadline) {
      throw new Error(
        `Waited ${longestMs} ms for ${what}; the last answer was ${JSON.stringify(answer)}.`,
      );
    }
    await wait(EVERY_MS);
  }
}
