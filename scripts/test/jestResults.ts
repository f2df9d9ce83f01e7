import path from 'node:path';

interface TestResult {
  status: string;
  fullName: string;
  invocations?: number;
  retryMessages?: string[];
}

/** What jest writes with `--json`, as far as it is read here. */
export interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  /** Test files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
  /** One for each file. */
  testResults: { name: string; message: string; status: string; assertionResults: TestResult[] }[];
}

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Something that went wrong, for a person who wants to know more. */
export interface Failure {
  message: string;
  /** The command that repeats it. */
  again: string;
}

/** Counts the tests of a jest run. A test file that could not be run at all counts as one failure. */
export function countTests(results: JestResults): Count {
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests,
  };
}

/**
 * The tests that passed at a second try (tests/support/jest/secondTry.ts), each with why the first
 * failed, so that a run that was lucky says so.
 */
export const secondTriesOf = ({ testResults }: JestResults): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
    .map(({ fullName, retryMessages = [] }) => [fullName, ...retryMessages].join('\n'));

/** A pattern of jest's that is this name and no other. */
const exactly = (name: string): string => `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The files with failures: what jest says of each, and the command that repeats it, or the one test
 * in it that failed.
 *
 * @param script jest's script in package.json
 * @param cwd the project
 */
export function failuresOf({ testResults }: JestResults, script: string, cwd: string): Failure[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const file = path.relative(cwd, name).split(path.sep).join('/');
      const [test, ...more] = assertionResults.filter(({ status }) => status === 'failed');
      const only = test && more.length === 0 ? ` -t ${quoted(exactly(test.fullName))}` : '';
      return { message, again: `npm run ${script} -- --runTestsByPath ${file}${only}` };
    });
}
