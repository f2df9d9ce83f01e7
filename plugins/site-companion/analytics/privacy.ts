/**
 * Whether analytics and network ads are allowed: always, unless the reader has turned on Global
 * Privacy Control and the site honours it.
 *
 * @param honour - The site's option, `honourGlobalPrivacyControl`.
 * @param signal - `navigator`.
 */
export function allowsTracking(
  honour: boolean,
  signal: Pick<Navigator, 'globalPrivacyControl'>,
): boolean {
  return !honour || signal.globalPrivacyControl !== true;
}
