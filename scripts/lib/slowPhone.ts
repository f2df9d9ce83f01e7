/** The reader's phone: its processor and its network are Lighthouse's, its screen is a smaller one. */

/** How much slower than this machine its processor is taken to be. */
export const SLOW_PROCESSOR = 4;

/** Its network: ms, and bytes a second. */
export const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
} as const;

/** Its screen, in the words of Playwright. */
export const PHONE_SCREEN = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
