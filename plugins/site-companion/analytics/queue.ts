import type { GtagCall } from './events';

/** The part of `window` that Google's tag uses. */
export interface GtagHost {
  dataLayer?: unknown[];
  gtag?: (...parameters: unknown[]) => void;
}

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
 *
 * @param host - `window`.
 */
export function send(host: GtagHost, call: GtagCall): void {
  try {
    host.gtag?.(...call);
  } catch {
    // Analytics never affects a reader.
  }
}

/**
 * Defines the global `gtag`, so that calls wait in `dataLayer` for the script, for ever if it never
 * loads. Page views are sent by hand, after the title; the tag's own are off.
 *
 * @param host - `window`. A `gtag` or `dataLayer` that is there already is kept.
 * @param measurementId - The site's id.
 * @param now - The current time, from which the tag counts.
 */
export function startGtag(host: GtagHost, measurementId: string, now: Date): void {
  const dataLayer = (host.dataLayer ??= []);
  host.gtag ??= function gtag() {
    // The tag tells its own calls from other entries by their being `arguments`, not an array.
    // eslint-disable-next-line prefer-rest-params
    dataLayer.push(arguments);
  };
  send(host, ['js', now]);
  send(host, ['config', measurementId, { send_page_view: false }]);
}
