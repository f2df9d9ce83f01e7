/** How many times slower the phone's processor is than this machine's, as in Lighthouse. */
export const CPU_SLOWDOWN = 4;

/** The phone's network, as in Lighthouse: latency in ms, and throughput in bytes per second. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

/** The phone's screen as Playwright options. It is smaller than Lighthouse's. */
export const PHONE_SCREEN = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
