import type { Outcome } from './follow';

interface SecondTryOptions {
  /** How often it may be tried. */
  tries: number;
  /** Told what failed first, if a later try passed. */
  tell: (failure: string) => void;
}

/**
 * Tries until all promises are kept or the tries are used up.
 *
 * @returns the outcomes of the last try
 */
export async function tryAgain(
  attempt: () => Promise<Outcome[]>,
  { tries, tell }: SecondTryOptions,
): Promise<Outcome[]> {
  const outcomes = await attempt();
  const failed = outcomes.find(({ failure }) => failure !== undefined);
  if (!failed || tries <= 1) {
    return outcomes;
  }
  const again = await tryAgain(attempt, { tries: tries - 1, tell });
  if (again.every(({ failure }) => failure === undefined)) {
    tell(`${failed.name}: ${failed.failure?.split('\n', 1)[0]}`);
  }
  return again;
}
