/** Calls back when the browser has parsed the document, or immediately if it already has. */
export function whenParsed(callback: () => unknown): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', callback);
  } else {
    callback();
  }
}

/**
 * Calls back once, right after the first paint. Pages in the background (prerendered, or in another tab) aren't painted,
 * so it calls back when they are parsed. Some browsers report no paint, so it calls back when the page has loaded at the
 * latest.
 */
export function afterFirstPaint(callback: () => void): void {
  let isDone = false;
  const run = (): void => {
    if (!isDone) {
      isDone = true;
      observer.disconnect();
      callback();
    }
  };
  const observer = new PerformanceObserver(run);
  observer.observe({ type: 'paint', buffered: true });
  whenParsed(() => document.hidden && run());
  addEventListener('load', run);
}
