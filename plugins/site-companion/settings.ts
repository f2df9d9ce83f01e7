/** The options after validation (options.ts). The bundler inserts them into the companion's script. */

export interface AdNetworkSettings {
  /** The script for image ads. `serve` and `placement` are added to its query. */
  scriptUrl: string;
  /** The network's id for this site's ads. */
  serve: string;
  /** The network's name for this site. */
  placement: string;
  /** The JSON feed of inline ads. */
  feedUrl: string;
  /** The host names that use the network, without scheme or port. */
  hosts: string[];
  /** Whether the script runs on the page, which is the default, or in a sandboxed frame. */
  isolation?: 'page' | 'frame';
}

export interface AdSettings {
  /** Whether the site shows ads and reserves space for them. Default: only in production. */
  enabled: boolean;
  /** The ad network. Without it, only house ads are shown. */
  network?: AdNetworkSettings;
  /** The share of visits that show inline ads instead of image ads, from 0 to 1. */
  inlineShare: number;
  /** The share of visits that show the appeal instead of a house ad if a blocker is assumed, from 0 to 1. */
  appealShare: number;
  /** The share of page views that report the displayed ad, from 0 to 1. */
  displayShare: number;
}

export interface AnalyticsSettings {
  /** The site's Google Analytics id. Without it, no analytics script loads. */
  measurementId?: string;
  /** The URL of `gtag.js`. The id is added to its query. */
  scriptUrl: string;
  /** The share of visits that report web vitals, from 0 to 1 (0.0001 is 0.01%). */
  webVitalsShare: number;
}

export interface CompanionSettings {
  ads: AdSettings;
  analytics: AnalyticsSettings;
  /** The only host name that offers offline reading, without scheme or port. */
  serviceWorker: { officialHost?: string };
  /** Whether Global Privacy Control turns off analytics and network ads. */
  honorGlobalPrivacyControl: boolean;
  /** The stylesheet of the icon font, which loads lazily. */
  iconFontUrl?: string;
}

/** The data that the companion's script uses in the browser. */
export interface CompanionConfig {
  settings: CompanionSettings;
  /** The origin of the official site, for canonical locations. */
  url: string;
  /** The base URL of this build's language, such as `/toolpad/fr/`. */
  baseUrl: string;
  /** The base URL of the default language, such as `/toolpad/`, for canonical locations. */
  siteBaseUrl: string;
  languages: readonly string[];
  production: boolean;
}
