/** @typedef {'jest' | 'playwright'} Runner a test runner that writes a report */

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped why tests were skipped, one entry per test
 * @property {string[]} flaky the titles of tests that passed on a retry
 */

/** @returns {Count} of Jest's report. No test uses `jest.retryTimes`, so none is flaky. */
function countJest(/** @type {any} */ { numPassedTests, numFailedTests, testResults }) {
  const results = testResults.flatMap((/** @type {any} */ file) => file.assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: results.filter(({ status }) => status === 'pending').map(({ fullName }) => fullName),
    flaky: [],
  };
}

/** @returns {Count} of Playwright's report */
function countPlaywright(/** @type {any} */ { suites, errors }) {
  /** @returns {any[]} */
  const getTests = (/** @type {any} */ { suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title }))),
    ...inner.flatMap(getTests),
  ];
  const tests = suites.flatMap(getTests);
  const withStatus = (/** @type {string} */ wanted) =>
    tests.filter(({ status }) => status === wanted);
  const flaky = withStatus('flaky').map(({ title }) => title);
  return {
    passed: withStatus('expected').length + flaky.length,
    failed: withStatus('unexpected').length + errors.length,
    skipped: withStatus('skipped').map(
      ({ title, annotations }) =>
        annotations.find(({ type }) => type === 'skip')?.description ?? title,
    ),
    flaky,
  };
}

/**
 * Counts the tests of a command with its runner's report, or with the line that this project's own checks print last.
 * Any other command counts as one test.
 *
 * @param {Runner | undefined} runner
 * @param {unknown} report the runner's report, or `undefined` if it wrote none
 * @param {string} output
 * @param {boolean} hasFailed whether the command failed, which is also possible without a failed test
 * @returns {Count}
 */
export function countTests(runner, report, output, hasFailed) {
  /** @type {Count} */
  let count;
  if (runner) {
    // A runner that writes no report has tested nothing, whatever its exit status.
    const none = { passed: 0, failed: 1, skipped: [], flaky: [] };
    count = report ? (runner === 'jest' ? countJest(report) : countPlaywright(report)) : none;
  } else {
    const [, passed = hasFailed ? 0 : 1, failed = 0] =
      /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
    count = { passed: Number(passed), failed: Number(failed), skipped: [], flaky: [] };
  }
  return hasFailed && count.failed === 0 ? { ...count, failed: 1 } : count;
}
