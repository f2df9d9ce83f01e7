import type { GtagCall } from './events';

/** Where Google serves its tag. */
export const GTAG_SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';

/**
 * The address of the tag's script.
 *
 * @param scriptUrl - Where it is served, without the id.
 * @param measurementId - The site's id: `G-XXXXXXXXXX`.
 */
export function gtagScriptUrl(scriptUrl: string, measurementId: string): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('id', measurementId);
  return url.href;
}

/**
 * Sends one call through the global `gtag`. If it is missing, blocked or throws, nothing happens.
 */
export function send(call: GtagCall): void {
  // By Docusaurus's types it is always there.
  const host: Window = window;
  try {
    host.gtag?.(...call);
  } catch {
    // Analytics never affects a reader.
  }
}

/**
 * Defines the global `gtag`, so that calls wait in `dataLayer` for the script, for ever if it never
 * loads. A `gtag` or `dataLayer` that is there already is kept. Page views are sent by hand, after the title;
 * the tag's own are off.
 *
 * @param measurementId - The site's id.
 */
export function startGtag(measurementId: string): void {
  const dataLayer = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // The tag tells its own calls from other entries by their being `arguments`, not an array.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  // From this time on the tag counts.
  send(['js', new Date()]);
  send(['config', measurementId, { send_page_view: false }]);
}
