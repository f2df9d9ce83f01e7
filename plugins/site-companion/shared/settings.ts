/** The options after validation (options.ts). The bundler inserts them into the companion's script. */

export interface AdNetworkSettings {
  /** The script for image ads. `serve` and `placement` are added to its query. */
  scriptUrl: string;
  /** The id under which the network serves this site's ads. */
  serve: string;
  /** The name under which the network knows this site. */
  placement: string;
  /** The JSON feed of inline ads. */
  feedUrl: string;
  /** The host names on which the network is used, without scheme and port. */
  hosts: string[];
  /** Whether the script runs on the page or in a sandboxed frame. */
  isolation: 'page' | 'frame';
}

export interface AdSettings {
  /** Whether the site shows ads and reserves space for them. Default: only in production. */
  enabled: boolean;
  /** The ad network. Without it, only house ads are shown. */
  network?: AdNetworkSettings;
  /** Share of the visits with inline ads instead of image ads, from 0 to 1. */
  inlineShare: number;
  /** Share of the visits with a blocker that see the appeal instead of a house ad, from 0 to 1. */
  appealShare: number;
  /** Share of the page views that report the displayed ad, from 0 to 1. */
  displayShare: number;
  /** The time in ms for which an ad must be displayed before it is reported. */
  displayDelayMs: number;
  /** The time between two polls for the network's element, in ms. */
  pollIntervalMs: number;
  /** The maximum number of requests for the feed. */
  feedTries: number;
}

export interface AnalyticsSettings {
  /** The site's Google Analytics id. Without it, no analytics script loads. */
  measurementId?: string;
  /** The URL of `gtag.js`. The id is added to its query. */
  scriptUrl: string;
  /** Share of the visits that report web vitals, from 0 to 1 (0.0001 is 0.01 %). */
  webVitalsShare: number;
}

export interface CompanionSettings {
  ads: AdSettings;
  analytics: AnalyticsSettings;
  /** The only host name on which offline reading is on, without scheme and port. */
  serviceWorker: { officialHost?: string };
  /** Whether Global Privacy Control turns off analytics and network ads. */
  honorGlobalPrivacyControl: boolean;
  /** The stylesheet of the icon font, which loads lazily. */
  iconFontUrl?: string;
}

/** The data of the companion's script in the browser. */
export interface CompanionData {
  settings: CompanionSettings;
  /** Scheme and host of the official site, for canonical locations. */
  url: string;
  /** The base URL of this build's language, with both slashes: `/toolpad/fr/`. */
  baseUrl: string;
  /** The base URL of the default language, for canonical locations: `/toolpad/`. */
  siteBaseUrl: string;
  languages: readonly string[];
  production: boolean;
}
