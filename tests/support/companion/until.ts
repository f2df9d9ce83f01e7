const EVERY_MS = 10;
const LONGEST_MS = 10_000;

/**
 * Asks again and again until an answer is right.
 *
 * @param longestMs how long it may take
 * @throws if it has not come to that by then
 */
export async function until<T>(
  ask: () => T | Promise<T>,
  isRight: (answer: T) => boolean,
  longestMs = LONGEST_MS,
): Promise<T> {
  const deadline = Date.now() + longestMs;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) {
      return answer;
    }
    if (Date.now() > deadline) {
      throw new Error(`Waited ${longestMs} ms; the last answer was ${JSON.stringify(answer)}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
