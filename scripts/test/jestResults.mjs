import path from 'node:path';

/**
 * What jest writes with `--json`, as far as it is read here.
 *
 * @typedef {object} JestResults
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numRuntimeErrorTestSuites test files that could not be run at all
 * @property {{ name: string, message: string, status: string,
 *   assertionResults: { status: string, fullName: string, invocations?: number,
 *     retryMessages?: string[] }[] }[]} testResults one for each file
 */

/**
 * Counts the tests of a jest run. A test file that could not be run at all counts as one failure.
 *
 * @param {JestResults} results
 */
export function countTests(results) {
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests,
  };
}

/**
 * The tests that passed at a second try (tests/support/jest/secondTry.ts), each with why the first
 * failed, so that a run that was lucky says so.
 *
 * @param {JestResults} results
 */
export const secondTriesOf = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName, retryMessages = [] }) => [fullName, ...retryMessages].join('\n'));

/** A pattern of jest's that is this name and no other. @param {string} name */
const exactly = (name) => `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The files with failures: what jest says of each, and the command that repeats it, or the one test
 * in it that failed.
 *
 * @param {JestResults} results
 * @param {string} script jest's script in package.json
 * @param {string} cwd the project
 * @returns {import('./runStep.mjs').Failure[]}
 */
export function failuresOf({ testResults }, script, cwd) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const file = path.relative(cwd, name).split(path.sep).join('/');
      const [test, ...more] = assertionResults.filter(({ status }) => status === 'failed');
      const only = test && more.length === 0 ? ` -t ${quoted(exactly(test.fullName))}` : '';
      return { message, again: `npm run ${script} -- --runTestsByPath ${file}${only}` };
    });
}
