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
  const loading = new Promise((resolve) => addEventListener('load', resolve));
  const timeout = new Promise((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));
  void Promise.race([loading, timeout]).then(callback);
}
