/** The options after validation (options.ts), which the companion's script receives. */

export interface AdNetworkSettings {
  /** The script for image ads; `serve` and `placement` are added to its query. */
  scriptUrl: string;
  /** The network's id for this site's ads. */
  serve: string;
  /** The network's name for this site. */
  placement: string;
  /** The JSON feed of inline ads. */
  feedUrl: string;
  /** The host names, without scheme and port, on which the network is used. */
  hosts: string[];
  /** The script runs on the page, or in a sandboxed frame. */
  isolation: 'page' | 'frame';
}

export interface AdSettings {
  /** Shows ads and reserves space for them. Default: in production only. */
  enabled: boolean;
  /** Without a network, there are house ads only. */
  network?: AdNetworkSettings;
  /** Share of the visits with inline ads instead of image ads, from 0 to 1. */
  inlineShare: number;
  /** Share of the visits with a blocker that see the appeal instead of a house ad, from 0 to 1. */
  appealShare: number;
  /** Share of the page views that report the displayed ad, from 0 to 1. */
  displayShare: number;
  /** An ad is reported when it has been displayed for this time, in ms. */
  displayDelayMs: number;
  /** The time between two polls for the network's element, in ms. */
  pollIntervalMs: number;
  /** The maximum number of requests for the feed. */
  feedTries: number;
}

export interface AnalyticsSettings {
  /** The site's Google Analytics id. Without it, no analytics script is loaded. */
  measurementId?: string;
  /** The URL of `gtag.js`; the id is added to its query. */
  scriptUrl: string;
  /** Share of the visits that report web vitals, from 0 to 1 (0.0001 is 0.01 %). */
  webVitalsShare: number;
}

export interface CompanionSettings {
  ads: AdSettings;
  analytics: AnalyticsSettings;
  /** Offline reading is on at this host name, without scheme and port, and nowhere else. */
  serviceWorker: { officialHost?: string };
  /** Global Privacy Control turns off analytics and network ads. */
  honorGlobalPrivacyControl: boolean;
  /** The stylesheet of the icon font, which is requested lazily and once. */
  iconFontUrl?: string;
}

/** The data of the companion's script in the browser. */
export interface CompanionData {
  settings: CompanionSettings;
  /** Scheme and host of the official site, for canonical locations. */
  url: string;
  /** The base of this build's language, with both slashes: `/toolpad/fr/`. */
  baseUrl: string;
  /** The base of the default language, for canonical locations: `/toolpad/`. */
  siteBaseUrl: string;
  languages: readonly string[];
  production: boolean;
}
