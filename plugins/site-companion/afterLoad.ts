/** The maximum time to wait for the page to load. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Calls `callback` when the page has loaded, so that its requests don't compete with those of the page. The timeout is
 * necessary because third-party scripts that hang delay the `load` event forever.
 */
export function runAfterLoad(callback: () => void): void {
  if (document.readyState === 'complete') {
    callback();
    return;
  }
  const abortController = new AbortController();
  const run = (): void => {
    clearTimeout(timer);
    abortController.abort();
    callback();
  };
  const timer = setTimeout(run, LOAD_TIMEOUT_MS);
  addEventListener('load', run, { signal: abortController.signal });
}
