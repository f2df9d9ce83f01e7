/**
 * A journey in a real browser that fails on a shared machine is tried once more, as Playwright's own
 * runner does in CI; the run then tells which, and why (`secondTriesOf`). Elsewhere, and where a test
 * continues the one before it (`inEngines`), the first failure counts.
 */
if (process.env.CI) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
