/** The part of `Navigator` that tells a reader's wish (https://w3c.github.io/gpc/). */
export interface PrivacySignal {
  readonly globalPrivacyControl?: unknown;
}

/**
 * Whether analytics and network ads are allowed: always, unless the reader has turned on Global
 * Privacy Control and the site honours it.
 *
 * @param honour - The site's option, `honourGlobalPrivacyControl`.
 * @param signal - `navigator`.
 */
export function allowsTracking(honour: boolean, signal: PrivacySignal): boolean {
  return !honour || signal.globalPrivacyControl !== true;
}
