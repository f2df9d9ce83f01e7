/** The arguments of a call to the global `gtag` function. */
export type GtagCall = readonly [command: string, ...parameters: unknown[]];

/** The URL of Google's tag, without the measurement id. */
export const GTAG_SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';

/** Calls the global `gtag` function. Does nothing if the function is missing or blocked, or if it throws an error. */
export function send(call: GtagCall): void {
  // Docusaurus's types declare that `window.gtag` always exists.
  const host: Window = window;
  try {
    host.gtag?.(...call);
  } catch {
    // An error in the analytics script must never affect readers.
  }
}

/**
 * Defines the global `gtag`, which queues its calls in `dataLayer` until the script loads. Keeps an existing `gtag` or
 * `dataLayer`. The tag's automatic page views are off, because the tag sends them before the title changes.
 */
export function startGtag(measurementId: string): void {
  const dataLayer = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // The tag accepts only an `arguments` object as a call, not an array.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  // The tag measures times relative to this call.
  send(['js', new Date()]);
  send(['config', measurementId, { send_page_view: false }]);
}
