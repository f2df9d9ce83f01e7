/** The arguments of one call of the global `gtag`. */
export type GtagCall = readonly [command: string, ...parameters: unknown[]];

/** URL of Google's tag, without a measurement id. */
export const GTAG_SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';

/** Sends one call through the global `gtag`. Does nothing if it is missing, blocked or throws. */
export function send(call: GtagCall): void {
  // Docusaurus declares `window.gtag` as always present.
  const host: Window = window;
  try {
    host.gtag?.(...call);
  } catch {
    // Analytics must never affect a reader.
  }
}

/**
 * Defines the global `gtag`, whose calls wait in `dataLayer` until the script loads. Keeps an existing `gtag` or
 * `dataLayer`. The tag's own page views are off, because they are sent before the title changes.
 */
export function startGtag(measurementId: string): void {
  const dataLayer = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // The tag accepts only an `arguments` object as a call, not an array.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  // The tag measures times from this call on.
  send(['js', new Date()]);
  send(['config', measurementId, { send_page_view: false }]);
}
