const SAID = 'Passed at the second try only: ';

/**
 * The line with which a check of this project says that it was lucky.
 *
 * @param what what was tried twice, and why the first try failed
 */
export const secondTryLine = (what: string): string => `${SAID}${what}`;

/** What a check has said to have passed at the second try only. */
export const secondTriesIn = (output: string): string[] =>
  output
    .split(/\r?\n/)
    .filter((line) => line.startsWith(SAID))
    .map((line) => line.slice(SAID.length));
