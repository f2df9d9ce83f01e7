import { getCanonicalPath, removeBase } from '../../shared/paths';
import type { GtagCall } from './gtag';

/**
 * Returns the event for a displayed ad or a crashed ad unit. The links' attributes create click events (./clicks.ts).
 *
 * @param label - the ad unit's event label; `null` is sent as a string
 */
export function createAdEvent(action: 'display' | 'crash', label: string | null): GtagCall {
  return ['event', 'ad', { eventAction: action, eventLabel: String(label) }];
}

/** The URLs of the official site in its default language, and all its languages. */
export interface SiteUrls {
  /** The origin, such as `https://mui.com`. */
  url: string;
  /** The base URL, with a leading and a trailing slash, such as `/toolpad/`. */
  baseUrl: string;
  languages: readonly string[];
}

/**
 * Returns the canonical location of a page without the language, the query, or the hash, so that all translations of a
 * page are counted together.
 *
 * @param route - the page's path with the site's base URL, such as `/toolpad/core/introduction/`
 */
export function getPageLocation(route: string, { url, baseUrl, languages }: SiteUrls): string {
  const path = removeBase(route, baseUrl) ?? route;
  return url + baseUrl.replace(/\/$/, '') + getCanonicalPath(path, languages);
}
