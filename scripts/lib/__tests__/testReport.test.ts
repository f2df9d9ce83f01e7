import { countTests, type Count, type Runner } from '../testReport.mjs';

/** A report of five passed tests, a skipped one, and a file that couldn't run. */
const JEST_REPORT = {
  numPassedTests: 5,
  numFailedTests: 0,
  testResults: [
    { assertionResults: [{ status: 'pending', fullName: 'a' }] },
    { assertionResults: [] },
  ],
};

/** Returns Playwright's report of a test in a `describe` block. */
const createReport = (status: string, errors: object[] = []) => ({
  suites: [{ suites: [{ specs: [{ title: 'a', tests: [{ status, annotations: [] }] }] }] }],
  errors,
});

const NO_TESTS: Count = { passed: 0, failed: 0, skipped: [], flaky: [] };

describe('countTests', () => {
  it.each<[string, Runner, unknown, Partial<Count>]>([
    ['a test file that can’t run', 'jest', JEST_REPORT, { passed: 5, failed: 1, skipped: ['a'] }],
    ['a run without a report', 'playwright', undefined, { failed: 1 }],
    ['a failed test', 'playwright', createReport('unexpected'), { failed: 1 }],
    ['a flaky test', 'playwright', createReport('flaky'), { passed: 1, flaky: ['a'] }],
    ['a skipped test', 'playwright', createReport('skipped'), { skipped: ['a'] }],
    [
      'an error outside tests',
      'playwright',
      createReport('expected', [{}]),
      { passed: 1, failed: 1 },
    ],
  ])('counts passed, failed, skipped, and flaky tests: %s', (_title, runner, report, expected) => {
    const count = countTests(runner, report, '', 'failed' in expected);
    expect(count).toEqual({ ...NO_TESTS, ...expected });
  });

  it('counts a run without a report as failed even if the runner reports success', () => {
    expect(countTests('jest', undefined, '', false)).toEqual({ ...NO_TESTS, failed: 1 });
  });

  it.each([
    ['the tests in the last line of a check', 'a\n12 passed, 3 failed', 12, 3],
    ['a check that fails without a failed test as one more failure', '12 passed, 0 failed', 12, 1],
    ['any other command as one passed test', 'done', 1, 0],
    ['any other command that fails as one failed test', 'done', 0, 1],
  ])('counts %s', (_title, output, passed, failed) => {
    const count = countTests(undefined, undefined, output, failed > 0);
    expect(count).toEqual({ ...NO_TESTS, passed, failed });
  });
});
