/**
 * The timeout for anything that a reader has requested, in ms. After that, the page offers to try again, because a
 * connection that hangs never fails by itself.
 */
export const TIMEOUT_MS = 20_000;
