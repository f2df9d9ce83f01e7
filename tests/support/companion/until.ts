const EVERY_MS = 10;
const LONGEST_MS = 10_000;

/**
 * Asks again and again until an answer is right.
 *
 * @throws if it has not come to that after ten seconds
 */
export async function until<T>(
  ask: () => T | Promise<T>,
  isRight: (answer: T) => boolean,
): Promise<T> {
  const deadline = Date.now() + LONGEST_MS;
  for (;;) {
    const answer = await ask();
    if (isRight(answer)) {
      return answer;
    }
    if (Date.now() > deadline) {
      throw new Error(`Waited ${LONGEST_MS} ms; the last answer was ${JSON.stringify(answer)}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}
