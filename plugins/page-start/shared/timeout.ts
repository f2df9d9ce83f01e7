/**
 * The timeout for requests that a reader has triggered, in ms. A stalled connection never fails by itself. After the
 * timeout, the page offers to try again.
 */
export const TIMEOUT_MS = 20_000;
