/**
 * What the site tells the companion, as the node side has checked it and the browser side receives
 * it. Types only: the defaults stand in the schema (options.ts).
 */

/** Where network ads come from. */
export interface AdNetworkSettings {
  /** The network's script for ads with an image; `serve` and `placement` are added to it. */
  scriptUrl: string;
  /** The network's id for this site's ads. */
  serve: string;
  /** The network's name for this site. */
  placement: string;
  /** The JSON feed of inline ads, complete. */
  feedUrl: string;
  /** The host names (no scheme, no port) on which the network is asked; on others never. */
  hosts: string[];
  /** Where its script runs: on the page, or in a sandboxed frame that reaches nothing else. */
  isolation: 'page' | 'frame';
}

/** The ad block. */
export interface AdSettings {
  /** Off: no ads, and no room for them. Default: on in production only. */
  enabled: boolean;
  /** Without a network, house ads only. */
  network?: AdNetworkSettings;
  /** Share of the visits whose ads are inline instead of images, 0 to 1. */
  inlineShare: number;
  /** Share of the visits with a blocker that see the appeal instead of a house ad, 0 to 1. */
  appealShare: number;
  /** Share of the page views that report which ad was displayed, 0 to 1. */
  displayShare: number;
  /** Time from knowing what is displayed to reporting it, in ms: who leaves at once has seen no ad. */
  displayDelayMs: number;
  /** Time between two looks for the network's element, in ms. */
  pollIntervalMs: number;
  /** How often the feed is asked at most. */
  feedTries: number;
}

/** Usage analytics. */
export interface AnalyticsSettings {
  /** Google Analytics' id of the site. Without it no analytics script is loaded. */
  measurementId?: string;
  /** The address of `gtag.js`; the id is added to it. */
  scriptUrl: string;
  /** Share of the visits that report web vitals, 0 to 1 (0.0001 is 0.01 %). */
  webVitalsShare: number;
}

/** Offline reading. */
interface ServiceWorkerSettings {
  /** The one host name (no scheme, no port) that registers the worker. Without it, none does. */
  officialHost?: string;
}

/** Everything that a site can set. */
export interface CompanionSettings {
  ads: AdSettings;
  analytics: AnalyticsSettings;
  serviceWorker: ServiceWorkerSettings;
  /** A reader's Global Privacy Control turns off analytics and network ads. */
  honourGlobalPrivacyControl: boolean;
  /** The stylesheet of the icon font, requested lazily and once. Without it, none is. */
  iconFontUrl?: string;
}

/** What the companion knows in the browser. */
export interface CompanionData {
  settings: CompanionSettings;
  /** Scheme and host of the official site, for canonical locations. */
  url: string;
  /** The base of the language that is built, with both slashes: `/toolpad/fr/`. */
  baseUrl: string;
  /** The base of the site in any language, for canonical locations: `/toolpad/`. */
  siteBaseUrl: string;
  /** Whether this is a production build. */
  production: boolean;
}
